# How several things are told.
comma = { $first }, { $rest }
and = { $first } y { $last }
lines =
    { $first }
    { $rest }
