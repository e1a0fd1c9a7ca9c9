CREATE TABLE "payment_vouchers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"file_id" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "payment_vouchers_status" CHECK ("payment_vouchers"."status" in ('waiting', 'checked', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_pay_status";--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "kind" text DEFAULT 'payment' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "voucher_no" text;--> statement-breakpoint
ALTER TABLE "payment_vouchers" ADD CONSTRAINT "payment_vouchers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_vouchers" ADD CONSTRAINT "payment_vouchers_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_vouchers_order_id_index" ON "payment_vouchers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_vouchers_waiting" ON "payment_vouchers" USING btree ("created_at") WHERE "payment_vouchers"."status" = 'waiting';--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_voucher" UNIQUE("order_id","kind","voucher_no");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pay_status" CHECK ("orders"."pay_status" in (0, 1, 2, 3));--> statement-breakpoint
-- The status follows from the payments; an order that comes to nothing is paid.
UPDATE orders o SET pay_status = CASE WHEN p.received >= o.total_amount THEN 2 WHEN p.received > 0 THEN 1 ELSE 0 END
FROM (
  SELECT o.id, coalesce(sum(p.amount), 0) AS received
  FROM orders o LEFT JOIN order_payments p ON p.order_id = o.id GROUP BY o.id
) p
WHERE p.id = o.id;
