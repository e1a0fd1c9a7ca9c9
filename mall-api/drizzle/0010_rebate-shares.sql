ALTER TABLE "order_items" ADD COLUMN "rebate_amount" numeric(24, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_orders" ADD COLUMN "rebate_amount" numeric(24, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_rebate" CHECK ("order_items"."rebate_amount" between 0 and "order_items"."pay_amount");--> statement-breakpoint
-- As spreadAmount does it: shares in cents, rounded down, and what is left to the largest remainders.
WITH paid AS (
  SELECT i.id, i.order_id, i.sort, i.pay_amount * 100 AS pay, o.rebate_amount * 100 AS rebate,
    sum(i.pay_amount * 100) OVER (PARTITION BY i.order_id) AS total
  FROM order_items i JOIN orders o ON o.id = i.order_id
  WHERE o.rebate_amount > 0
), shares AS (
  SELECT id, order_id, sort, rebate, div(rebate * pay, total) AS share, (rebate * pay) % total AS rest
  FROM paid WHERE total > 0
), ranked AS (
  SELECT id, share,
    row_number() OVER (PARTITION BY order_id ORDER BY rest DESC, sort, id) <= rebate - sum(share) OVER (PARTITION BY order_id) AS favoured
  FROM shares
)
UPDATE order_items SET rebate_amount = (ranked.share + ranked.favoured::int) / 100
FROM ranked WHERE ranked.id = order_items.id;
--> statement-breakpoint
UPDATE sub_orders SET rebate_amount = part.rebate, total_amount = sub_orders.total_amount - part.rebate
FROM (SELECT sub_order_id, sum(rebate_amount) AS rebate FROM order_items GROUP BY sub_order_id) part
WHERE part.sub_order_id = sub_orders.id AND part.rebate > 0;
