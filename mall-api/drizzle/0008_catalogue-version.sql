CREATE TABLE "catalogue_version" (
	"version" bigint PRIMARY KEY NOT NULL
);

--> statement-breakpoint
INSERT INTO catalogue_version (version) VALUES (1);
--> statement-breakpoint
CREATE FUNCTION raise_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_version SET version = version + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON products
FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER product_files_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_files
FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER product_skus_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_skus
FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER client_sku_prices_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON client_sku_prices
FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
