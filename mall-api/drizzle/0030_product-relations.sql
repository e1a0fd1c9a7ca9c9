CREATE TABLE "product_relations" (
	"product_id" bigint NOT NULL,
	"related_id" bigint NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "product_relations_product_id_related_id_pk" PRIMARY KEY("product_id","related_id"),
	CONSTRAINT "product_relations_kind" CHECK ("product_relations"."kind" in ('accessory', 'consumable', 'replacement')),
	CONSTRAINT "product_relations_other" CHECK ("product_relations"."product_id" <> "product_relations"."related_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "family" text;--> statement-breakpoint
ALTER TABLE "product_relations" ADD CONSTRAINT "product_relations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_relations" ADD CONSTRAINT "product_relations_related_id_products_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_relations_related_id_index" ON "product_relations" USING btree ("related_id");--> statement-breakpoint
CREATE INDEX "products_family" ON "products" USING btree ("family") WHERE "products"."family" is not null;