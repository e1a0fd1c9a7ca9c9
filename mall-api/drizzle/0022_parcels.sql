CREATE TABLE "parcel_lines" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"parcel_id" bigint NOT NULL,
	"order_item_id" bigint NOT NULL,
	"quantity" bigint NOT NULL,
	CONSTRAINT "parcel_lines_item" UNIQUE("parcel_id","order_item_id"),
	CONSTRAINT "parcel_lines_quantity" CHECK ("parcel_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "parcel_lots" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"parcel_line_id" bigint NOT NULL,
	"lot" text NOT NULL,
	"expires_on" date,
	"udi_di" text,
	"udi_pi" text,
	"quantity" bigint NOT NULL,
	CONSTRAINT "parcel_lots_lot" UNIQUE("parcel_line_id","lot"),
	CONSTRAINT "parcel_lots_quantity" CHECK ("parcel_lots"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"sub_order_id" bigint,
	"carrier" text NOT NULL,
	"tracking_no" text NOT NULL,
	"shipped_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "parcels_of_part" UNIQUE NULLS NOT DISTINCT("order_id","sub_order_id","tracking_no")
);
--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lots" ADD CONSTRAINT "parcel_lots_parcel_line_id_parcel_lines_id_fk" FOREIGN KEY ("parcel_line_id") REFERENCES "public"."parcel_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_sub_order_id_sub_orders_id_fk" FOREIGN KEY ("sub_order_id") REFERENCES "public"."sub_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_lines_order_item_id_index" ON "parcel_lines" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "parcel_lots_lot_index" ON "parcel_lots" USING btree ("lot");--> statement-breakpoint
CREATE INDEX "parcel_lots_udi_di_index" ON "parcel_lots" USING btree ("udi_di");--> statement-breakpoint
-- What was sent before: a parcel for each number that is known, with the goods of its part in the first one.
INSERT INTO parcels (order_id, sub_order_id, carrier, tracking_no, shipped_at)
SELECT order_id, sub_order_id, min(carrier), tracking_no, min(changed_at)
FROM order_logistics GROUP BY order_id, sub_order_id, tracking_no ORDER BY min(changed_at), order_id;
--> statement-breakpoint
INSERT INTO parcel_lines (parcel_id, order_item_id, quantity)
SELECT p.id, i.id, i.quantity
FROM order_items i
JOIN LATERAL (
  SELECT min(id) AS id FROM parcels
  WHERE order_id = i.order_id AND sub_order_id IS NOT DISTINCT FROM i.sub_order_id
) p ON p.id IS NOT NULL;
