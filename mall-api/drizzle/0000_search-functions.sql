-- Product search is by substring, also of one or two Chinese characters. A pg_trgm index helps from three characters
-- on only (100,000 products on PGlite: 手套 33 ms by sequential scan, 12 ms this way; 过氧乙酸 8 against 25 ms, and
-- what it takes for a letter depends on the cluster's locale). So a product carries all its substrings of one and two
-- characters (grams) in a GIN-indexed array: rows with every gram of the wanted text are candidates, LIKE decides.

-- What is compared: full-width forms folded, lower case, without blanks and joining marks (AL-PAA 2000 = alpaa2000),
-- and without the characters that LIKE would interpret.
CREATE FUNCTION search_key(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(lower(normalize(value, NFKC)), E' \t\r\n-_/.,·%\\()[]+''"', '');
--> statement-breakpoint
-- The grams of an indexed text; its parts are separated by a blank, and no gram spans two parts.
CREATE FUNCTION search_grams(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(array_agg(DISTINCT gram), '{}')
  FROM generate_series(1, length(value)) AS start,
    LATERAL (VALUES (substr(value, start, 1)), (substr(value, start, 2))) AS grams (gram)
  WHERE position(' ' IN gram) = 0
);
--> statement-breakpoint
-- The grams that a wanted text (one word, as its search_key) must find: the longest there are.
CREATE FUNCTION wanted_grams(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE
  WHEN value = '' THEN '{}'
  WHEN length(value) < 2 THEN ARRAY[value]
  ELSE (SELECT array_agg(DISTINCT substr(value, start, 2)) FROM generate_series(1, length(value) - 1) AS start)
END;
