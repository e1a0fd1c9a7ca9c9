CREATE TABLE "quote_lines" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"quote_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"count" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"place" integer NOT NULL,
	"list_price" numeric(24, 2) NOT NULL,
	"quoted_price" numeric(24, 2),
	"remark" text DEFAULT '' NOT NULL,
	"cart_sku_id" bigint,
	"order_id" bigint,
	CONSTRAINT "quote_lines_sku" UNIQUE("quote_id","sku_id"),
	CONSTRAINT "quote_lines_count" CHECK ("quote_lines"."count" between 1 and 999999999999999),
	CONSTRAINT "quote_lines_price" CHECK ("quote_lines"."quoted_price" > 0)
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"client_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"no" integer NOT NULL,
	"note" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"valid_until" date,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_no" UNIQUE("client_id","no"),
	CONSTRAINT "quotes_state" CHECK ("quotes"."state" in ('waiting', 'answered', 'declined', 'withdrawn')),
	CONSTRAINT "quotes_answered" CHECK ("quotes"."state" <> 'answered' or "quotes"."valid_until" is not null)
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "quote_id" bigint;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_sku_id_product_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."product_skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_cart_sku_id_member_cart_skus_id_fk" FOREIGN KEY ("cart_sku_id") REFERENCES "public"."member_cart_skus"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_lines_cart" ON "quote_lines" USING btree ("cart_sku_id") WHERE "quote_lines"."cart_sku_id" is not null;--> statement-breakpoint
CREATE INDEX "quote_lines_sku_id_index" ON "quote_lines" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "quote_lines_order_id_index" ON "quote_lines" USING btree ("order_id") WHERE "quote_lines"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "quotes_created_at_index" ON "quotes" USING btree ("created_at") WHERE "quotes"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "quotes_valid_until_index" ON "quotes" USING btree ("valid_until") WHERE "quotes"."state" = 'answered' and "quotes"."reminded_at" is null;