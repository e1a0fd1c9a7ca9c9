CREATE TABLE "purchase_request_lines" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"request_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"asked_count" bigint NOT NULL,
	"count" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"place" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"seen_price" numeric(24, 2) NOT NULL,
	"cart_sku_id" bigint,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" bigint,
	"answered_at" timestamp (3) with time zone,
	"ended" text,
	CONSTRAINT "purchase_request_lines_sku" UNIQUE("request_id","sku_id"),
	CONSTRAINT "purchase_request_lines_asked" CHECK ("purchase_request_lines"."asked_count" between 1 and 999999999999999),
	CONSTRAINT "purchase_request_lines_count" CHECK ("purchase_request_lines"."count" between 1 and 999999999999999),
	CONSTRAINT "purchase_request_lines_ended" CHECK ("purchase_request_lines"."ended" in ('refused', 'withdrawn')),
	CONSTRAINT "purchase_request_lines_place" CHECK ("purchase_request_lines"."ended" is null or "purchase_request_lines"."cart_sku_id" is null)
);
--> statement-breakpoint
CREATE TABLE "purchase_request_orders" (
	"line_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "purchase_request_orders_line_id_order_id_pk" PRIMARY KEY("line_id","order_id"),
	CONSTRAINT "purchase_request_orders_count" CHECK ("purchase_request_orders"."count" between 1 and 999999999999999)
);
--> statement-breakpoint
CREATE TABLE "purchase_requests" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"client_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"no" integer NOT NULL,
	"department" text NOT NULL,
	"reason" text NOT NULL,
	"wanted_on" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchase_requests_no" UNIQUE("client_id","no")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "purchase_request_id" bigint;--> statement-breakpoint
ALTER TABLE "purchase_request_lines" ADD CONSTRAINT "purchase_request_lines_request_id_purchase_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."purchase_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_request_lines" ADD CONSTRAINT "purchase_request_lines_sku_id_product_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."product_skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_request_lines" ADD CONSTRAINT "purchase_request_lines_cart_sku_id_member_cart_skus_id_fk" FOREIGN KEY ("cart_sku_id") REFERENCES "public"."member_cart_skus"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_request_lines" ADD CONSTRAINT "purchase_request_lines_answered_by_members_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_request_orders" ADD CONSTRAINT "purchase_request_orders_line_id_purchase_request_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."purchase_request_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_request_orders" ADD CONSTRAINT "purchase_request_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_requests" ADD CONSTRAINT "purchase_requests_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_requests" ADD CONSTRAINT "purchase_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_request_lines_sku_id_index" ON "purchase_request_lines" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "purchase_request_lines_cart_sku_id_index" ON "purchase_request_lines" USING btree ("cart_sku_id") WHERE "purchase_request_lines"."cart_sku_id" is not null;--> statement-breakpoint
CREATE INDEX "purchase_request_orders_order_id_index" ON "purchase_request_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "purchase_requests_member_id_created_at_index" ON "purchase_requests" USING btree ("member_id","created_at");