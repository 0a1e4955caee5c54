-- What was prepared goes by the match alone; the next search has it made anew, by tier and match.
DELETE FROM "prepared_matches";
