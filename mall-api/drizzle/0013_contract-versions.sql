CREATE TABLE "order_contract_versions" (
	"order_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"digest" text NOT NULL,
	"file_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_contract_versions_order_id_version_pk" PRIMARY KEY("order_id","version")
);
--> statement-breakpoint
ALTER TABLE "order_contracts" ADD COLUMN "frozen_item_id" bigint;--> statement-breakpoint
ALTER TABLE "order_contracts" ADD COLUMN "countersigned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_contracts" ADD COLUMN "countersigned_file_id" text;--> statement-breakpoint
ALTER TABLE "order_contract_versions" ADD CONSTRAINT "order_contract_versions_order_id_order_contracts_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_contracts"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_contract_versions" ADD CONSTRAINT "order_contract_versions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_contracts" ADD CONSTRAINT "order_contracts_countersigned_file_id_files_id_fk" FOREIGN KEY ("countersigned_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What was signed or handed in stays as it is; its template is its first version.
UPDATE order_contracts c SET frozen_item_id = (SELECT max(i.id) FROM order_items i WHERE i.order_id = c.order_id)
FROM orders o
WHERE o.id = c.order_id AND o.status <> 5 AND (c.qys_status IN (2, 3) OR c.upload_file_id IS NOT NULL);
--> statement-breakpoint
INSERT INTO order_contract_versions (order_id, version, digest, file_id, created_at)
SELECT c.order_id, 1, f.sha256, f.id, f.created_at
FROM order_contracts c JOIN files f ON f.id = c.origin_file_id
WHERE c.frozen_item_id IS NOT NULL;
