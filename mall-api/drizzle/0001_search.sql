-- What search looks at beside name, model and code. Parts are separated by a blank, as no gram spans two parts.

-- A typed attribute (key=value) in a buyer's words.
CREATE FUNCTION facet_word(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE split_part(value, '=', 1)
  WHEN 'volume' THEN split_part(value, '=', 2) || 'ml'
  WHEN 'sterile' THEN CASE value WHEN 'sterile=true' THEN '无菌' ELSE '' END
  WHEN 'singleUse' THEN CASE value WHEN 'singleUse=true' THEN '一次性' ELSE '可重复使用' END
  ELSE split_part(value, '=', 2)
END;
--> statement-breakpoint
CREATE FUNCTION search_more(selling_point text, attributes jsonb, facet_values text[]) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(string_agg(search_key(part), ' '), '')
  FROM (
    SELECT part FROM regexp_split_to_table(selling_point, '[，。；、]') AS part
    UNION ALL
    SELECT told ->> 'value' FROM jsonb_array_elements(attributes) AS told WHERE told ->> 'name' NOT IN ('型号', '品牌')
    UNION ALL
    SELECT facet_word(value) FROM unnest(facet_values) AS value
  ) AS parts (part)
);
--> statement-breakpoint
-- The sizes in a text, one way of writing each: 3.78 L and 3780 毫升 are #3780ml, M 号 is #m号.
CREATE FUNCTION search_sizes(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(array_agg(DISTINCT size), '{}')
  FROM (
    SELECT '#' || trim_scale(found[1]::numeric * factor) || unit
    FROM regexp_matches(
        lower(normalize(value, NFKC)),
        '(?<![0-9.])(\d{1,9}(?:\.\d{1,4})?)\s*(ml|毫升|l|升|mm|毫米|cm|厘米|m3|m|米|g|克|kg|公斤|%|°c|度|片|枚|条|孔|寸|英寸|号|码|循环|小时)(?![a-z0-9])',
        'g'
      ) AS found,
      (VALUES
        ('ml', 1, 'ml'), ('毫升', 1, 'ml'), ('l', 1000, 'ml'), ('升', 1000, 'ml'),
        ('mm', 1, 'mm'), ('毫米', 1, 'mm'), ('cm', 10, 'mm'), ('厘米', 10, 'mm'), ('m', 1000, 'mm'), ('米', 1000, 'mm'),
        ('g', 1, 'g'), ('克', 1, 'g'), ('kg', 1000, 'g'), ('公斤', 1000, 'g'),
        ('m3', 1, 'm3'), ('%', 1, '%'), ('°c', 1, '°c'), ('度', 1, '°c'), ('片', 1, '片'), ('枚', 1, '枚'), ('条', 1, '条'),
        ('孔', 1, '孔'), ('寸', 1, '寸'), ('英寸', 1, '寸'), ('号', 1, '号'), ('码', 1, '号'), ('循环', 1, '循环'), ('小时', 1, '小时')
      ) AS units (written, factor, unit)
    WHERE written = found[2]
    UNION ALL
    SELECT '#' || found[1] || '号'
    FROM regexp_matches(lower(normalize(value, NFKC)), '(?<![a-z0-9])(x{0,3}[sml])\s*[号码]', 'g') AS found
  ) AS sizes (size)
);
--> statement-breakpoint
-- Everything that finds a product: one and two characters of name, model and code, two characters of the rest, sizes.
CREATE FUNCTION product_grams(
  name text, model text, code text, selling_point text, attributes jsonb, facet_values text[]
) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
-- In PL/pgSQL, as each text is computed once, and not for every gram.
DECLARE
  named text := search_key(name) || ' ' || search_key(model) || ' ' || search_key(code);
  more text := search_more(selling_point, attributes, facet_values);
  sized text := name || ' '
    || coalesce((SELECT string_agg(facet_word(value), ' ') FROM unnest(facet_values) AS value), '');
BEGIN
  RETURN (
    SELECT array_agg(DISTINCT gram COLLATE "C")
    FROM (
      SELECT unnest(search_grams(named))
      UNION ALL
      SELECT substr(more, start, 2) FROM generate_series(1, length(more) - 1) AS start
      WHERE position(' ' IN substr(more, start, 2)) = 0
      UNION ALL
      SELECT unnest(search_sizes(sized))
    ) AS grams (gram)
  );
END $$;
--> statement-breakpoint
-- A wanted word is a size where it begins with #.
CREATE OR REPLACE FUNCTION wanted_grams(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE
  WHEN value = '' THEN '{}'
  WHEN value LIKE '#%' THEN search_sizes(substr(value, 2))
  WHEN length(value) < 2 THEN ARRAY[value]
  ELSE (SELECT array_agg(DISTINCT substr(value, start, 2)) FROM generate_series(1, length(value) - 1) AS start)
END;
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"words" text PRIMARY KEY NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"word" text NOT NULL,
	"meaning" text NOT NULL,
	CONSTRAINT "search_synonyms_word_meaning_pk" PRIMARY KEY("word","meaning")
);
--> statement-breakpoint
ALTER TABLE "catalogue_version" ADD COLUMN "words" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facet_values" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- What a product's category, attributes and device class state of it.
CREATE FUNCTION facets_stated(product bigint, category bigint) RETURNS text[] LANGUAGE sql STABLE
RETURN (
  SELECT coalesce(array_agg(value ORDER BY value), '{}')
  FROM (
    SELECT told.value
    FROM product_attributes AS a, LATERAL (VALUES
      ('volume=' || trim_scale(a.volume_ml)), ('size=' || a.size), ('material=' || a.material),
      ('concentration=' || a.concentration), ('sterile=' || a.sterile), ('singleUse=' || a.single_use)
    ) AS told (value)
    WHERE a.product_id = product
    UNION ALL
    SELECT 'device=' || device FROM product_attributes AS a, unnest(a.devices) AS device WHERE a.product_id = product
    UNION ALL
    SELECT 'deviceClass=' || device_class FROM product_devices WHERE product_id = product
    UNION ALL
    SELECT 'category=' || name FROM categories WHERE id = category
  ) AS stated (value)
  WHERE value IS NOT NULL
);
--> statement-breakpoint
UPDATE "products" SET "facet_values" = facets_stated(id, category_id);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_more" text GENERATED ALWAYS AS (search_more("products"."selling_point", "products"."attributes", "products"."facet_values")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_grams";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_grams" text[] GENERATED ALWAYS AS (product_grams("products"."name", "products"."model", "products"."code", "products"."selling_point", "products"."attributes", "products"."facet_values")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_grams");--> statement-breakpoint
CREATE INDEX "products_facets" ON "products" USING gin ("facet_values");--> statement-breakpoint
CREATE FUNCTION state_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET facet_values = facets_stated(id, category_id)
  WHERE id IN (SELECT product_id FROM changed) AND facet_values IS DISTINCT FROM facets_stated(id, category_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_attributes_added AFTER INSERT ON product_attributes
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION state_facets();
--> statement-breakpoint
CREATE TRIGGER product_attributes_changed AFTER UPDATE ON product_attributes
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION state_facets();
--> statement-breakpoint
CREATE TRIGGER product_attributes_removed AFTER DELETE ON product_attributes
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION state_facets();
--> statement-breakpoint
CREATE TRIGGER product_devices_added AFTER INSERT ON product_devices
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION state_facets();
--> statement-breakpoint
CREATE TRIGGER product_devices_changed AFTER UPDATE ON product_devices
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION state_facets();
--> statement-breakpoint
CREATE TRIGGER product_devices_removed AFTER DELETE ON product_devices
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION state_facets();
--> statement-breakpoint
CREATE FUNCTION state_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.facet_values := facets_stated(NEW.id, NEW.category_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Only inserts: with a trigger before updates, every update would compute what search looks at anew.
CREATE TRIGGER products_stated BEFORE INSERT ON products
FOR EACH ROW EXECUTE FUNCTION state_category();
--> statement-breakpoint
CREATE FUNCTION restate_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET facet_values = facets_stated(id, category_id) WHERE id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_moved AFTER UPDATE OF category_id ON products
FOR EACH ROW WHEN (OLD.category_id IS DISTINCT FROM NEW.category_id) EXECUTE FUNCTION restate_product();
--> statement-breakpoint
CREATE FUNCTION restate_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET facet_values = facets_stated(id, category_id) WHERE category_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_renamed AFTER UPDATE OF name ON categories
FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION restate_category();
--> statement-breakpoint
CREATE FUNCTION raise_words_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_version SET version = version + 1, words = words + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_words AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF name, status, brand ON products
FOR EACH STATEMENT EXECUTE FUNCTION raise_words_version();
--> statement-breakpoint
CREATE TRIGGER search_synonyms_words AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON search_synonyms
FOR EACH STATEMENT EXECUTE FUNCTION raise_words_version();
