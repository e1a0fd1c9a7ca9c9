CREATE SEQUENCE "public"."order_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "cart_consignee_gifts" (
	"cart_sku_consignee_id" bigint NOT NULL,
	"gift_sku_id" bigint NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "cart_consignee_gifts_cart_sku_consignee_id_gift_sku_id_pk" PRIMARY KEY("cart_sku_consignee_id","gift_sku_id"),
	CONSTRAINT "cart_consignee_gifts_count" CHECK ("cart_consignee_gifts"."count" between 1 and 999999999999999)
);
--> statement-breakpoint
CREATE TABLE "cart_sku_consignees" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"cart_sku_id" bigint NOT NULL,
	"hospital_id" bigint,
	"consignee_id" bigint NOT NULL,
	"count" bigint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cart_sku_consignees_address" UNIQUE("cart_sku_id","consignee_id"),
	CONSTRAINT "cart_sku_consignees_count" CHECK ("cart_sku_consignees"."count" between 1 and 999999999999999)
);
--> statement-breakpoint
CREATE TABLE "cart_sku_gifts" (
	"cart_sku_id" bigint NOT NULL,
	"gift_sku_id" bigint NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "cart_sku_gifts_cart_sku_id_gift_sku_id_pk" PRIMARY KEY("cart_sku_id","gift_sku_id"),
	CONSTRAINT "cart_sku_gifts_count" CHECK ("cart_sku_gifts"."count" between 1 and 999999999999999)
);
--> statement-breakpoint
CREATE TABLE "member_cart_skus" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"dealer_code" text,
	"sku_id" bigint NOT NULL,
	"count" bigint NOT NULL,
	"selected" boolean DEFAULT true NOT NULL,
	"seen_price" numeric(24, 2) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_cart_skus_line" UNIQUE NULLS NOT DISTINCT("member_id","dealer_code","sku_id"),
	CONSTRAINT "member_cart_skus_count" CHECK ("member_cart_skus"."count" between 1 and 999999999999999)
);
--> statement-breakpoint
CREATE TABLE "area_products" (
	"area_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "area_products_area_id_product_id_pk" PRIMARY KEY("area_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"position" text NOT NULL,
	"image_url" text NOT NULL,
	"link_url" text,
	"title" text NOT NULL,
	"subtitle" text,
	"action_text" text,
	"active" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "buy_more_skus" (
	"sku_id" bigint PRIMARY KEY NOT NULL,
	"min_order_amount" numeric(24, 2) NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"parent_id" bigint,
	"type" smallint DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"subtitle" text,
	"image_url" text,
	"active" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "categories_type" CHECK ("categories"."type" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "client_sku_prices" (
	"client_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"discount_price" numeric(24, 2) NOT NULL,
	CONSTRAINT "client_sku_prices_client_id_sku_id_pk" PRIMARY KEY("client_id","sku_id"),
	CONSTRAINT "client_sku_prices_price" CHECK ("client_sku_prices"."discount_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_devices" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"registration_no" text NOT NULL,
	"device_class" text NOT NULL,
	"registrant" text NOT NULL,
	"production_licence_no" text,
	"registration_expire_date" date,
	"storage_condition" text NOT NULL,
	"shelf_life" text NOT NULL,
	"warning" text,
	"certificate_url" text,
	"certificate_file_name" text
);
--> statement-breakpoint
CREATE TABLE "product_files" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" bigint NOT NULL,
	"url" text NOT NULL,
	"file_name" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_skus" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"remark" text,
	"unit_count" bigint NOT NULL,
	"price" numeric(24, 2) NOT NULL,
	"discount_price" numeric(24, 2) NOT NULL,
	"sap_unit" text NOT NULL,
	"match_sell_label" text,
	"tax_included" boolean,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_skus_code_unique" UNIQUE("code"),
	CONSTRAINT "product_skus_unit_count" CHECK ("product_skus"."unit_count" > 0),
	CONSTRAINT "product_skus_price" CHECK ("product_skus"."price" >= 0 and "product_skus"."discount_price" between 0 and "product_skus"."price")
);
--> statement-breakpoint
CREATE TABLE "product_stocks" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"pieces" bigint NOT NULL,
	CONSTRAINT "product_stocks_pieces" CHECK ("product_stocks"."pieces" >= 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"category_id" bigint NOT NULL,
	"code" text NOT NULL,
	"model" text NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"label" text,
	"gw_price" numeric(24, 2),
	"selling_point" text NOT NULL,
	"image_url" text NOT NULL,
	"detail_text" text NOT NULL,
	"attributes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"can_order" boolean DEFAULT true NOT NULL,
	"order_client_types" smallint[],
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_key("products"."name") || ' ' || search_key("products"."model") || ' ' || search_key("products"."code")) STORED NOT NULL,
	"search_grams" text[] GENERATED ALWAYS AS (search_grams(search_key("products"."name") || ' ' || search_key("products"."model") || ' ' || search_key("products"."code"))) STORED NOT NULL,
	CONSTRAINT "products_code_unique" UNIQUE("code"),
	CONSTRAINT "products_status" CHECK ("products"."status" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "sku_gifts" (
	"sku_id" bigint NOT NULL,
	"gift_sku_id" bigint NOT NULL,
	"count" bigint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sku_gifts_sku_id_gift_sku_id_pk" PRIMARY KEY("sku_id","gift_sku_id")
);
--> statement-breakpoint
CREATE TABLE "client_dealers" (
	"client_id" bigint NOT NULL,
	"dealer_id" bigint NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "client_dealers_client_id_dealer_id_pk" PRIMARY KEY("client_id","dealer_id")
);
--> statement-breakpoint
CREATE TABLE "client_hospitals" (
	"client_id" bigint NOT NULL,
	"hospital_id" bigint NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "client_hospitals_client_id_hospital_id_pk" PRIMARY KEY("client_id","hospital_id")
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"type" smallint NOT NULL,
	"own_dealer_id" bigint,
	"address" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clients_code_unique" UNIQUE("code"),
	CONSTRAINT "clients_type" CHECK ("clients"."type" in (1, 3, 4, 5, 6)),
	CONSTRAINT "clients_own_dealer" CHECK (("clients"."type" in (5, 6)) = ("clients"."own_dealer_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "consignees" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"client_id" bigint,
	"dealer_id" bigint,
	"hospital_id" bigint,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"default_address" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consignees_one_owner" CHECK (num_nonnulls("consignees"."client_id", "consignees"."dealer_id", "consignees"."hospital_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "dealers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"phone" text,
	CONSTRAINT "dealers_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "hospitals" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "hospitals_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "rebate_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"client_id" bigint NOT NULL,
	"order_id" bigint,
	"amount" numeric(24, 2) NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rebates" (
	"client_id" bigint PRIMARY KEY NOT NULL,
	"balance" numeric(24, 2) DEFAULT '0' NOT NULL,
	CONSTRAINT "rebates_balance" CHECK ("rebates"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"client_id" bigint NOT NULL,
	"qualification_type" text NOT NULL,
	"qualification_name" text NOT NULL,
	"expire_date" date,
	"audit_status" smallint DEFAULT 0 NOT NULL,
	"audit_reason" text,
	"file_id" bigint,
	"uploaded_at" timestamp (3) with time zone,
	CONSTRAINT "certificates_client_type" UNIQUE("client_id","qualification_type"),
	CONSTRAINT "certificates_audit_status" CHECK ("certificates"."audit_status" in (0, 1, 2, 4))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"client_id" bigint NOT NULL,
	"order_id" bigint,
	"bus_type" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" bigint NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_storageKey_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "gift_pack_skus" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"gift_pack_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"unit_price" numeric(24, 2) NOT NULL,
	"max_qty" bigint NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "gift_pack_skus_sku" UNIQUE("gift_pack_id","sku_id")
);
--> statement-breakpoint
CREATE TABLE "gift_packs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"min_order_amount" numeric(24, 2) DEFAULT '0' NOT NULL,
	"rate" numeric(6, 4),
	"max_qty" bigint,
	"valid_days" integer,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "gift_packs_kind" CHECK ("gift_packs"."kind" in ('amount', 'quantity', 'first_order')),
	CONSTRAINT "gift_packs_cap" CHECK (case when "gift_packs"."kind" = 'amount' then "gift_packs"."rate" > 0 else "gift_packs"."max_qty" > 0 end)
);
--> statement-breakpoint
CREATE TABLE "order_gift_pack_skus" (
	"order_gift_pack_id" bigint NOT NULL,
	"gift_pack_sku_id" bigint NOT NULL,
	"quantity" bigint NOT NULL,
	"unit_price" numeric(24, 2) NOT NULL,
	CONSTRAINT "order_gift_pack_skus_order_gift_pack_id_gift_pack_sku_id_pk" PRIMARY KEY("order_gift_pack_id","gift_pack_sku_id"),
	CONSTRAINT "order_gift_pack_skus_quantity" CHECK ("order_gift_pack_skus"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_gift_packs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"gift_pack_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"max_amount" numeric(24, 2),
	"max_qty" bigint,
	"expire_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "order_gift_packs_pack" UNIQUE("order_id","gift_pack_id"),
	CONSTRAINT "order_gift_packs_cap" CHECK (num_nonnulls("order_gift_packs"."max_amount", "order_gift_packs"."max_qty") = 1)
);
--> statement-breakpoint
CREATE TABLE "client_vips" (
	"client_id" bigint PRIMARY KEY NOT NULL,
	"level" smallint NOT NULL,
	"unit_qty" bigint DEFAULT 0 NOT NULL,
	"register_date" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"client_id" bigint NOT NULL,
	"account" text NOT NULL,
	"mobile_phone" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_account_unique" UNIQUE("account"),
	CONSTRAINT "members_mobilePhone_unique" UNIQUE("mobile_phone"),
	CONSTRAINT "members_mobile_phone" CHECK ("members"."mobile_phone" ~ '^1[0-9]{10}$'),
	CONSTRAINT "members_account" CHECK ("members"."account" = lower("members"."account"))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"order_id" bigint,
	"certificate_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" bigint NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"mobile_phone" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sms_outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"mobile_phone" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "vip_levels" (
	"level" smallint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"upgrade_unit_qty" bigint,
	"rights_url" text NOT NULL,
	"rule" text NOT NULL,
	CONSTRAINT "vip_levels_level" CHECK ("vip_levels"."level" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "vip_product_unit_qtys" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_model" text NOT NULL,
	"unit_qty" bigint NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vip_product_unit_qtys_productModel_unique" UNIQUE("product_model")
);
--> statement-breakpoint
CREATE TABLE "dictionary_items" (
	"group_code" text NOT NULL,
	"item_code" text NOT NULL,
	"item_name" text NOT NULL,
	"client_types" smallint[],
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "dictionary_items_group_code_item_code_pk" PRIMARY KEY("group_code","item_code")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"member_id" bigint NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "login_keys" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "qr_codes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"client_id" bigint,
	"url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttle_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" bigint NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_consignees" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"consignee_id" bigint,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"hospital_name" text
);
--> statement-breakpoint
CREATE TABLE "order_contracts" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"no" text NOT NULL,
	"origin_file_id" bigint,
	"upload_file_id" bigint,
	"qys_status" smallint DEFAULT 0 NOT NULL,
	"sign_token_hash" text,
	"signed_at" timestamp (3) with time zone,
	CONSTRAINT "order_contracts_no_unique" UNIQUE("no"),
	CONSTRAINT "order_contracts_signTokenHash_unique" UNIQUE("sign_token_hash"),
	CONSTRAINT "order_contracts_qys_status" CHECK ("order_contracts"."qys_status" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "order_invoices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"no" text NOT NULL,
	"amount" numeric(24, 2) NOT NULL,
	"file_id" bigint,
	"extern_url" text,
	"issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_invoices_no_unique" UNIQUE("no")
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"sub_order_id" bigint,
	"product_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"product_img_url" text NOT NULL,
	"model" text NOT NULL,
	"name" text NOT NULL,
	"unit_name" text NOT NULL,
	"unit_count" bigint NOT NULL,
	"sap_unit" text NOT NULL,
	"quantity" bigint NOT NULL,
	"price" numeric(24, 2) NOT NULL,
	"discount_price" numeric(24, 2) NOT NULL,
	"pay_amount" numeric(24, 2) NOT NULL,
	"gift" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_items_quantity" CHECK ("order_items"."quantity" > 0 and "order_items"."unit_count" > 0),
	CONSTRAINT "order_items_pay_amount" CHECK ("order_items"."pay_amount" = case when "order_items"."gift" then 0 else "order_items"."discount_price" * "order_items"."quantity" end)
);
--> statement-breakpoint
CREATE TABLE "order_logistics" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"sub_order_id" bigint,
	"carrier" text NOT NULL,
	"tracking_no" text NOT NULL,
	"content" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_operation_logs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"status" smallint NOT NULL,
	"status_desc" text NOT NULL,
	"operator" text NOT NULL,
	"time" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_payments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"pay_way" text NOT NULL,
	"amount" numeric(24, 2) NOT NULL,
	"paid_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_payments_amount" CHECK ("order_payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"no" text NOT NULL,
	"client_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"member_name" text NOT NULL,
	"client_type" smallint NOT NULL,
	"status" smallint NOT NULL,
	"status_reason" text,
	"status_changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"pay_way" text NOT NULL,
	"pay_way_name" text NOT NULL,
	"pay_status" smallint DEFAULT 0 NOT NULL,
	"hospital_id" bigint,
	"hospital_name" text,
	"dealer_id" bigint,
	"dealer_name" text,
	"business_stock" boolean DEFAULT false NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"source" smallint DEFAULT 0 NOT NULL,
	"product_total_amount" numeric(24, 2) NOT NULL,
	"coupon_amount" numeric(24, 2) DEFAULT '0' NOT NULL,
	"rebate_amount" numeric(24, 2) DEFAULT '0' NOT NULL,
	"total_amount" numeric(24, 2) NOT NULL,
	"waiting_auth_number" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_no_unique" UNIQUE("no"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 98, 99)),
	CONSTRAINT "orders_pay_status" CHECK ("orders"."pay_status" in (0, 1, 2)),
	CONSTRAINT "orders_amounts" CHECK ("orders"."total_amount" >= 0 and "orders"."total_amount" = "orders"."product_total_amount" - "orders"."coupon_amount" - "orders"."rebate_amount")
);
--> statement-breakpoint
CREATE TABLE "sub_orders" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"no" text NOT NULL,
	"hospital_id" bigint,
	"hospital_name" text,
	"consignee_id" bigint,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"total_amount" numeric(24, 2) NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sub_orders_no_unique" UNIQUE("no")
);
--> statement-breakpoint
ALTER TABLE "cart_consignee_gifts" ADD CONSTRAINT "cart_consignee_gifts_cart_sku_consignee_id_cart_sku_consignees_id_fk" FOREIGN KEY ("cart_sku_consignee_id") REFERENCES "public"."cart_sku_consignees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_consignee_gifts" ADD CONSTRAINT "cart_consignee_gifts_gift_sku_id_product_skus_id_fk" FOREIGN KEY ("gift_sku_id") REFERENCES "public"."product_skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_sku_consignees" ADD CONSTRAINT "cart_sku_consignees_cart_sku_id_member_cart_skus_id_fk" FOREIGN KEY ("cart_sku_id") REFERENCES "public"."member_cart_skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_sku_consignees" ADD CONSTRAINT "cart_sku_consignees_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_sku_consignees" ADD CONSTRAINT "cart_sku_consignees_consignee_id_consignees_id_fk" FOREIGN KEY ("consignee_id") REFERENCES "public"."consignees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_sku_gifts" ADD CONSTRAINT "cart_sku_gifts_cart_sku_id_member_cart_skus_id_fk" FOREIGN KEY ("cart_sku_id") REFERENCES "public"."member_cart_skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_sku_gifts" ADD CONSTRAINT "cart_sku_gifts_gift_sku_id_product_skus_id_fk" FOREIGN KEY ("gift_sku_id") REFERENCES "public"."product_skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_cart_skus" ADD CONSTRAINT "member_cart_skus_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_cart_skus" ADD CONSTRAINT "member_cart_skus_dealer_code_dealers_code_fk" FOREIGN KEY ("dealer_code") REFERENCES "public"."dealers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_cart_skus" ADD CONSTRAINT "member_cart_skus_sku_id_product_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."product_skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "area_products" ADD CONSTRAINT "area_products_area_id_categories_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "area_products" ADD CONSTRAINT "area_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buy_more_skus" ADD CONSTRAINT "buy_more_skus_sku_id_product_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."product_skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_sku_prices" ADD CONSTRAINT "client_sku_prices_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_sku_prices" ADD CONSTRAINT "client_sku_prices_sku_id_product_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."product_skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_devices" ADD CONSTRAINT "product_devices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_files" ADD CONSTRAINT "product_files_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_skus" ADD CONSTRAINT "product_skus_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_stocks" ADD CONSTRAINT "product_stocks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_gifts" ADD CONSTRAINT "sku_gifts_sku_id_product_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."product_skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_gifts" ADD CONSTRAINT "sku_gifts_gift_sku_id_product_skus_id_fk" FOREIGN KEY ("gift_sku_id") REFERENCES "public"."product_skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_dealers" ADD CONSTRAINT "client_dealers_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_dealers" ADD CONSTRAINT "client_dealers_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_hospitals" ADD CONSTRAINT "client_hospitals_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_hospitals" ADD CONSTRAINT "client_hospitals_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_own_dealer_id_dealers_id_fk" FOREIGN KEY ("own_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignees" ADD CONSTRAINT "consignees_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignees" ADD CONSTRAINT "consignees_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignees" ADD CONSTRAINT "consignees_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_entries" ADD CONSTRAINT "rebate_entries_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_entries" ADD CONSTRAINT "rebate_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebates" ADD CONSTRAINT "rebates_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_pack_skus" ADD CONSTRAINT "gift_pack_skus_gift_pack_id_gift_packs_id_fk" FOREIGN KEY ("gift_pack_id") REFERENCES "public"."gift_packs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_pack_skus" ADD CONSTRAINT "gift_pack_skus_sku_id_product_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."product_skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_gift_pack_skus" ADD CONSTRAINT "order_gift_pack_skus_order_gift_pack_id_order_gift_packs_id_fk" FOREIGN KEY ("order_gift_pack_id") REFERENCES "public"."order_gift_packs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_gift_pack_skus" ADD CONSTRAINT "order_gift_pack_skus_gift_pack_sku_id_gift_pack_skus_id_fk" FOREIGN KEY ("gift_pack_sku_id") REFERENCES "public"."gift_pack_skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_gift_packs" ADD CONSTRAINT "order_gift_packs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_gift_packs" ADD CONSTRAINT "order_gift_packs_gift_pack_id_gift_packs_id_fk" FOREIGN KEY ("gift_pack_id") REFERENCES "public"."gift_packs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_vips" ADD CONSTRAINT "client_vips_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_vips" ADD CONSTRAINT "client_vips_level_vip_levels_level_fk" FOREIGN KEY ("level") REFERENCES "public"."vip_levels"("level") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_codes" ADD CONSTRAINT "qr_codes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_consignees" ADD CONSTRAINT "order_consignees_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_consignees" ADD CONSTRAINT "order_consignees_consignee_id_consignees_id_fk" FOREIGN KEY ("consignee_id") REFERENCES "public"."consignees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_contracts" ADD CONSTRAINT "order_contracts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_contracts" ADD CONSTRAINT "order_contracts_origin_file_id_files_id_fk" FOREIGN KEY ("origin_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_contracts" ADD CONSTRAINT "order_contracts_upload_file_id_files_id_fk" FOREIGN KEY ("upload_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_invoices" ADD CONSTRAINT "order_invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_invoices" ADD CONSTRAINT "order_invoices_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_sub_order_id_sub_orders_id_fk" FOREIGN KEY ("sub_order_id") REFERENCES "public"."sub_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_sku_id_product_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."product_skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_logistics" ADD CONSTRAINT "order_logistics_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_logistics" ADD CONSTRAINT "order_logistics_sub_order_id_sub_orders_id_fk" FOREIGN KEY ("sub_order_id") REFERENCES "public"."sub_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_operation_logs" ADD CONSTRAINT "order_operation_logs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_orders" ADD CONSTRAINT "sub_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_orders" ADD CONSTRAINT "sub_orders_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_orders" ADD CONSTRAINT "sub_orders_consignee_id_consignees_id_fk" FOREIGN KEY ("consignee_id") REFERENCES "public"."consignees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_sku_consignees_consignee_id_index" ON "cart_sku_consignees" USING btree ("consignee_id");--> statement-breakpoint
CREATE INDEX "member_cart_skus_sku_id_index" ON "member_cart_skus" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "area_products_product_id_index" ON "area_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "banners_position_sort_index" ON "banners" USING btree ("position","sort");--> statement-breakpoint
CREATE INDEX "categories_type_sort_index" ON "categories" USING btree ("type","sort");--> statement-breakpoint
CREATE INDEX "categories_parent_id_index" ON "categories" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "client_sku_prices_sku_id_index" ON "client_sku_prices" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "product_files_product_id_sort_index" ON "product_files" USING btree ("product_id","sort");--> statement-breakpoint
CREATE INDEX "product_skus_product_id_sort_index" ON "product_skus" USING btree ("product_id","sort");--> statement-breakpoint
CREATE INDEX "products_category_id_sort_id_index" ON "products" USING btree ("category_id","sort","id");--> statement-breakpoint
CREATE INDEX "products_sort_id_index" ON "products" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "products_labelled" ON "products" USING btree ("sort","id") WHERE "products"."label" is not null;--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_grams");--> statement-breakpoint
CREATE INDEX "sku_gifts_gift_sku_id_index" ON "sku_gifts" USING btree ("gift_sku_id");--> statement-breakpoint
CREATE INDEX "client_dealers_dealer_id_index" ON "client_dealers" USING btree ("dealer_id");--> statement-breakpoint
CREATE INDEX "client_hospitals_hospital_id_index" ON "client_hospitals" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "consignees_client_id_index" ON "consignees" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "consignees_dealer_id_index" ON "consignees" USING btree ("dealer_id");--> statement-breakpoint
CREATE INDEX "consignees_hospital_id_index" ON "consignees" USING btree ("hospital_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consignees_client_default" ON "consignees" USING btree ("client_id") WHERE "consignees"."default_address";--> statement-breakpoint
CREATE UNIQUE INDEX "consignees_dealer_default" ON "consignees" USING btree ("dealer_id") WHERE "consignees"."default_address";--> statement-breakpoint
CREATE UNIQUE INDEX "consignees_hospital_default" ON "consignees" USING btree ("hospital_id") WHERE "consignees"."default_address";--> statement-breakpoint
CREATE INDEX "rebate_entries_client_id_created_at_index" ON "rebate_entries" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "rebate_entries_order_id_index" ON "rebate_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "files_client_id_index" ON "files" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "files_order_id_index" ON "files" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_gift_packs_expiring" ON "order_gift_packs" USING btree ("expire_at") WHERE "order_gift_packs"."status" = 'open';--> statement-breakpoint
CREATE INDEX "members_client_id_index" ON "members" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "messages_member_id_created_at_id_index" ON "messages" USING btree ("member_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_order_id_index" ON "messages" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_unread" ON "messages" USING btree ("member_id","id") WHERE "messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_member_id_index" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_codes_mobile_phone_purpose_created_at_index" ON "sms_codes" USING btree ("mobile_phone","purpose","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sms_codes_expires_at_index" ON "sms_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_outbox_created_at_index" ON "sms_outbox" USING btree ("created_at") WHERE "sms_outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "vip_product_unit_qtys_sort_id_index" ON "vip_product_unit_qtys" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "qr_codes_kind_client_id_index" ON "qr_codes" USING btree ("kind","client_id");--> statement-breakpoint
CREATE INDEX "throttle_counters_window_ends_at_index" ON "throttle_counters" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "order_invoices_order_id_index" ON "order_invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_items_order_id_sort_index" ON "order_items" USING btree ("order_id","sort");--> statement-breakpoint
CREATE INDEX "order_items_sub_order_id_index" ON "order_items" USING btree ("sub_order_id") WHERE "order_items"."sub_order_id" is not null;--> statement-breakpoint
CREATE INDEX "order_logistics_order_id_changed_at_id_index" ON "order_logistics" USING btree ("order_id","changed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_operation_logs_order_id_time_id_index" ON "order_operation_logs" USING btree ("order_id","time" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_payments_order_id_index" ON "order_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_member_id_created_at_id_index" ON "orders" USING btree ("member_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_member_id_status_created_at_id_index" ON "orders" USING btree ("member_id","status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_client_id_status_index" ON "orders" USING btree ("client_id","status");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("status_changed_at") WHERE "orders"."status" not in (9, 98, 99);--> statement-breakpoint
CREATE INDEX "sub_orders_order_id_sort_index" ON "sub_orders" USING btree ("order_id","sort");