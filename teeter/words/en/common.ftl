# How several things are told.
comma = { $first }, { $rest }
and = { $first } and { $last }
lines =
    { $first }
    { $rest }
