ALTER TABLE "banners" ADD COLUMN "ground" text;--> statement-breakpoint
-- The demonstration's banners are scenes now, whose words the page sets.
UPDATE "banners" SET "ground" = CASE WHEN "image_url" ~ '/(low-temperature|member-levels|membership)-' THEN 'dark' ELSE 'light' END, "image_url" = replace("image_url", '/media/banners/', '/media/scenes/') WHERE "image_url" LIKE '/media/banners/%';
