ALTER TABLE "certificates" DROP CONSTRAINT "certificates_file_id_files_id_fk";--> statement-breakpoint
ALTER TABLE "order_contracts" DROP CONSTRAINT "order_contracts_origin_file_id_files_id_fk";--> statement-breakpoint
ALTER TABLE "order_contracts" DROP CONSTRAINT "order_contracts_upload_file_id_files_id_fk";--> statement-breakpoint
ALTER TABLE "order_invoices" DROP CONSTRAINT "order_invoices_file_id_files_id_fk";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_storageKey_unique";--> statement-breakpoint
ALTER TABLE "order_contracts" DROP CONSTRAINT "order_contracts_signTokenHash_unique";--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "id" SET DATA TYPE text;--> statement-breakpoint
DROP SEQUENCE IF EXISTS "files_id_seq";--> statement-breakpoint
ALTER TABLE "certificates" ALTER COLUMN "file_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "order_contracts" ALTER COLUMN "origin_file_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "order_contracts" ALTER COLUMN "upload_file_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "order_invoices" ALTER COLUMN "file_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "sign_qys" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "sha256" text NOT NULL;--> statement-breakpoint
ALTER TABLE "order_contracts" ADD COLUMN "sign_token" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "order_contracts" ADD COLUMN "sign_place" jsonb;--> statement-breakpoint
ALTER TABLE "order_contracts" ADD COLUMN "signer_name" text;--> statement-breakpoint
ALTER TABLE "files" DROP COLUMN "storage_key";--> statement-breakpoint
ALTER TABLE "order_contracts" DROP COLUMN "sign_token_hash";--> statement-breakpoint
ALTER TABLE "order_contracts" ADD CONSTRAINT "order_contracts_signToken_unique" UNIQUE("sign_token");--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_contracts" ADD CONSTRAINT "order_contracts_origin_file_id_files_id_fk" FOREIGN KEY ("origin_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_contracts" ADD CONSTRAINT "order_contracts_upload_file_id_files_id_fk" FOREIGN KEY ("upload_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_invoices" ADD CONSTRAINT "order_invoices_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
