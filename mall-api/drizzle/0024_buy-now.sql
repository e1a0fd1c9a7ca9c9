ALTER TABLE "member_cart_skus" ADD COLUMN "set_aside" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member_cart_skus" ADD COLUMN "earlier_count" bigint;--> statement-breakpoint
ALTER TABLE "member_cart_skus" ADD CONSTRAINT "member_cart_skus_earlier_count" CHECK ("member_cart_skus"."earlier_count" between 0 and 999999999999999);