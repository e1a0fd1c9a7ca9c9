ALTER TABLE "products" ADD COLUMN "name_key" text GENERATED ALWAYS AS (pinyin_key("products"."name")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_shown" ON "products" USING btree ("id") WHERE "products"."status" in (1, 2);--> statement-breakpoint
CREATE INDEX "products_named" ON "products" USING btree ("name_key" collate "C","id");--> statement-breakpoint
CREATE INDEX "order_consignees_consignee_id_index" ON "order_consignees" USING btree ("consignee_id");--> statement-breakpoint
CREATE INDEX "sub_orders_consignee_id_index" ON "sub_orders" USING btree ("consignee_id");--> statement-breakpoint
DROP INDEX "sms_codes_mobile_phone_purpose_created_at_index";--> statement-breakpoint
DROP INDEX "messages_member_id_created_at_id_index";--> statement-breakpoint
DROP INDEX "order_logistics_order_id_changed_at_id_index";--> statement-breakpoint
DROP INDEX "order_operation_logs_order_id_time_id_index";--> statement-breakpoint
DROP INDEX "orders_member_id_created_at_id_index";--> statement-breakpoint
DROP INDEX "orders_member_id_status_created_at_id_index";--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "sms_codes_mobile_phone_purpose_created_at_index" ON "sms_codes" USING btree ("mobile_phone","purpose","created_at");--> statement-breakpoint
CREATE INDEX "messages_member_id_created_at_id_index" ON "messages" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_logistics_order_id_changed_at_id_index" ON "order_logistics" USING btree ("order_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "order_operation_logs_order_id_time_id_index" ON "order_operation_logs" USING btree ("order_id","time","id");--> statement-breakpoint
CREATE INDEX "orders_member_id_created_at_id_index" ON "orders" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_member_id_status_created_at_id_index" ON "orders" USING btree ("member_id","status","created_at","id");