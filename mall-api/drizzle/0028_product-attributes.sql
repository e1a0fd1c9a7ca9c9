CREATE TABLE "product_attributes" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"volume_ml" numeric(12, 3),
	"size" text,
	"material" text,
	"concentration" text,
	"devices" text[],
	"sterile" boolean,
	"single_use" boolean,
	CONSTRAINT "product_attributes_volume" CHECK ("product_attributes"."volume_ml" > 0)
);
--> statement-breakpoint
ALTER TABLE "product_prices" ADD COLUMN "smallest_unit" bigint;--> statement-breakpoint
ALTER TABLE "product_attributes" ADD CONSTRAINT "product_attributes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- As before, and with the smallest unit: what is in stock is counted over the whole catalogue.
CREATE OR REPLACE FUNCTION price_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_prices (product_id, min_price, smallest_unit)
  SELECT products.id, min(product_skus.discount_price), min(product_skus.unit_count)
  FROM products LEFT JOIN product_skus ON product_skus.product_id = products.id
  WHERE products.id IN (SELECT product_id FROM changed)
  GROUP BY products.id
  ON CONFLICT (product_id) DO UPDATE SET min_price = excluded.min_price, smallest_unit = excluded.smallest_unit
  WHERE (product_prices.min_price, product_prices.smallest_unit)
    IS DISTINCT FROM (excluded.min_price, excluded.smallest_unit);
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE product_prices SET smallest_unit =
  (SELECT min(unit_count) FROM product_skus WHERE product_skus.product_id = product_prices.product_id);
--> statement-breakpoint
CREATE TRIGGER product_attributes_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_attributes
FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER product_devices_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_devices
FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
