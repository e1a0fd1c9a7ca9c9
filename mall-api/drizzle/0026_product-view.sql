ALTER TABLE "members" ADD COLUMN "product_view" text;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_product_view" CHECK ("members"."product_view" in ('grid', 'list'));