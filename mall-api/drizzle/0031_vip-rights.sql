CREATE TABLE "vip_rights" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"note" text,
	"from_level" smallint NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vip_rights" ADD CONSTRAINT "vip_rights_from_level_vip_levels_level_fk" FOREIGN KEY ("from_level") REFERENCES "public"."vip_levels"("level") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vip_rights_sort_id_index" ON "vip_rights" USING btree ("sort","id");