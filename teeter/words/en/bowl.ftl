# What the referee at a bowl saw

bowl-colour = { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
        [green] green
        [white] white
       *[purple] purple
    }
bowl-it = { $piece ->
        [boulder] The { bowl-colour } boulder
       *[egg] The { bowl-colour } egg
    }
bowl-takes = { bowl-it } is out, and nothing else has fallen.
bowl-pole = The { $pole ->
        [staff] staff
       *[pole] pole
    } touched the table.
bowl-piece = { bowl-it } fell out of the { $bowl ->
        [nest] nest
       *[bowl] bowl
    }.
bowl-sweep = The hand swept other things aside a second time.
bowl-gave-up = The try was given up.
bowl-set-back = The { $pole ->
        [staff] staff
       *[pole] pole
    } fell by itself and was set back.
