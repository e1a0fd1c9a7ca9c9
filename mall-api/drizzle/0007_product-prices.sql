CREATE TABLE "product_prices" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"min_price" numeric(24, 2)
);
--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_prices_rising" ON "product_prices" USING btree ("min_price","product_id");--> statement-breakpoint
CREATE INDEX "product_prices_falling" ON "product_prices" USING btree ("min_price" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "products_price_rising" ON "products" USING btree ("gw_price","id");--> statement-breakpoint
CREATE INDEX "products_price_falling" ON "products" USING btree ("gw_price" DESC NULLS LAST,"id");--> statement-breakpoint
-- Once for each statement, however many units it writes: a catalogue is loaded by the ten thousand.
CREATE FUNCTION price_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_prices (product_id, min_price)
  SELECT products.id, min(product_skus.discount_price)
  FROM products LEFT JOIN product_skus ON product_skus.product_id = products.id
  WHERE products.id IN (SELECT product_id FROM changed)
  GROUP BY products.id
  ON CONFLICT (product_id) DO UPDATE SET min_price = excluded.min_price
  WHERE product_prices.min_price IS DISTINCT FROM excluded.min_price;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION add_product_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_prices (product_id) SELECT id FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO product_prices (product_id, min_price)
SELECT products.id, min(product_skus.discount_price)
FROM products LEFT JOIN product_skus ON product_skus.product_id = products.id
GROUP BY products.id;
--> statement-breakpoint
CREATE TRIGGER products_priced AFTER INSERT ON products
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_product_prices();
--> statement-breakpoint
CREATE TRIGGER product_skus_added AFTER INSERT ON product_skus
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION price_products();
--> statement-breakpoint
CREATE TRIGGER product_skus_changed AFTER UPDATE ON product_skus
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION price_products();
--> statement-breakpoint
CREATE TRIGGER product_skus_removed AFTER DELETE ON product_skus
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION price_products();
