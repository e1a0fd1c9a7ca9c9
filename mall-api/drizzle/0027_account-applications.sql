CREATE TABLE "account_applications" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"mobile_phone" text NOT NULL,
	"company" text NOT NULL,
	"credit_code" text NOT NULL,
	"address" text NOT NULL,
	"contact_name" text NOT NULL,
	"phone" text,
	"remark" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"client_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "account_applications_state" CHECK ("account_applications"."state" in ('waiting', 'approved', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "application_files" (
	"id" text PRIMARY KEY NOT NULL,
	"mobile_phone" text NOT NULL,
	"application_id" bigint,
	"licence_type" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_applications" ADD CONSTRAINT "account_applications_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_files" ADD CONSTRAINT "application_files_application_id_account_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."account_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_applications_mobile_phone_id_index" ON "account_applications" USING btree ("mobile_phone","id");--> statement-breakpoint
CREATE INDEX "account_applications_state_created_at_index" ON "account_applications" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_applications_waiting" ON "account_applications" USING btree ("mobile_phone") WHERE "account_applications"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "application_files_application_id_index" ON "application_files" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_files_draft" ON "application_files" USING btree ("mobile_phone","licence_type") WHERE "application_files"."application_id" is null;