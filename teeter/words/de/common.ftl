# How several things are told.
comma = { $first }, { $rest }
and = { $first } und { $last }
lines =
    { $first }
    { $rest }
