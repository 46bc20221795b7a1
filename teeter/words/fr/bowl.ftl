# What the referee at a bowl saw

bowl-colour = { $colour ->
        [blue] bleu
        [red] rouge
        [yellow] jaune
        [green] vert
        [white] blanc
       *[purple] violet
    }
bowl-it = { $piece ->
        [boulder] Le bloc { bowl-colour }
       *[egg] L’œuf { bowl-colour }
    }
bowl-takes = { bowl-it } est dehors, et rien d’autre n’est tombé.
bowl-pole = { $pole ->
        [staff] Le bâton
       *[pole] La perche
    } a touché la table.
bowl-piece = { bowl-it } est tombé { $bowl ->
        [nest] du nid
       *[bowl] de la coupe
    }.
bowl-leans = { $pole ->
        [staff] Le bâton s’appuie sur le bord : pas d’éboulement
       *[pole] La perche s’appuie sur le bord : pas d’alarme
    } ({ $rule }).
bowl-warned-pole = { $pole ->
        [staff] On peut toucher le bâton, mais pas le pousser. La prochaine fois, c’est un éboulement
       *[pole] On peut toucher la perche, mais pas la pousser. La prochaine fois, c’est une alarme
    } ({ $rule }).
bowl-warned-piece = { $piece ->
        [boulder] On ne doit pas balayer les autres rochers. La prochaine fois, c’est un éboulement
       *[egg] On ne doit pas balayer les autres œufs. La prochaine fois, c’est une alarme
    } ({ $rule }).
bowl-sweep = La main a poussé autre chose pour la deuxième fois.
bowl-gave-up = L’essai a été abandonné.
bowl-set-back = { $pole ->
        [staff] Le bâton est tombé de lui-même et a été redressé
       *[pole] La perche est tombée d’elle-même et a été redressée
    }.
