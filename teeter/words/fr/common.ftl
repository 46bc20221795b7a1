# How several things are told.
comma = { $first }, { $rest }
and = { $first } et { $last }
lines =
    { $first }
    { $rest }
