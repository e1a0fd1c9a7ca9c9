CREATE TABLE "purchase_list_lines" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"list_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"count" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"place" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" bigint NOT NULL,
	"seen_price" numeric(24, 2) NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "purchase_list_lines_sku" UNIQUE("list_id","sku_id"),
	CONSTRAINT "purchase_list_lines_count" CHECK ("purchase_list_lines"."count" between 1 and 999999999999999)
);
--> statement-breakpoint
CREATE TABLE "purchase_lists" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"client_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"name" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "purchase_list_lines" ADD CONSTRAINT "purchase_list_lines_list_id_purchase_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."purchase_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_list_lines" ADD CONSTRAINT "purchase_list_lines_sku_id_product_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."product_skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_list_lines" ADD CONSTRAINT "purchase_list_lines_changed_by_members_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_lists" ADD CONSTRAINT "purchase_lists_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_lists" ADD CONSTRAINT "purchase_lists_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_lists" ADD CONSTRAINT "purchase_lists_changed_by_members_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_list_lines_sku_id_index" ON "purchase_list_lines" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "purchase_lists_client_id_updated_at_index" ON "purchase_lists" USING btree ("client_id","updated_at");--> statement-breakpoint
CREATE INDEX "purchase_lists_member_id_index" ON "purchase_lists" USING btree ("member_id");