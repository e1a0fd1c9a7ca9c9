-- Lists also depend on what categories and areas hold.
CREATE TRIGGER categories_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER area_products_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON area_products
FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
