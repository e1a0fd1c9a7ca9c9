CREATE INDEX "product_skus_code_key" ON "product_skus" USING btree (search_key("code"));--> statement-breakpoint
CREATE INDEX "products_model_key" ON "products" USING btree (search_key("model"));--> statement-breakpoint
CREATE INDEX "products_code_key" ON "products" USING btree (search_key("code"));