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
bowl-leans = The { $pole ->
        [staff] staff leans on the rim: no landslide
       *[pole] pole leans on the rim: no alarm
    } ({ $rule }).
bowl-warned-pole = { $pole ->
        [staff] The staff may be touched, but not pushed. Once more is a landslide
       *[pole] The pole may be touched, but not pushed. Once more is an alarm
    } ({ $rule }).
bowl-warned-piece = { $piece ->
        [boulder] Other boulders may not be swept aside. Once more is a landslide
       *[egg] Other eggs may not be swept aside. Once more is an alarm
    } ({ $rule }).
bowl-sweep = The hand pushed other things aside a second time.
bowl-gave-up = The try was given up.
bowl-set-back = The { $pole ->
        [staff] staff
       *[pole] pole
    } fell by itself and was set back.
