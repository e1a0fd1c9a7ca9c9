CREATE TABLE "parcel_receipts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"parcel_line_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"quantity" bigint NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parcel_receipts_quantity" CHECK ("parcel_receipts"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "parcel_report_files" (
	"report_id" bigint NOT NULL,
	"file_id" text NOT NULL,
	CONSTRAINT "parcel_report_files_report_id_file_id_pk" PRIMARY KEY("report_id","file_id"),
	CONSTRAINT "parcel_report_files_fileId_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "parcel_reports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"parcel_line_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"quantity" bigint NOT NULL,
	"words" text NOT NULL,
	"reported_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "parcel_reports_quantity" CHECK ("parcel_reports"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "parcel_receipts" ADD CONSTRAINT "parcel_receipts_parcel_line_id_parcel_lines_id_fk" FOREIGN KEY ("parcel_line_id") REFERENCES "public"."parcel_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_receipts" ADD CONSTRAINT "parcel_receipts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_report_files" ADD CONSTRAINT "parcel_report_files_report_id_parcel_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."parcel_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_report_files" ADD CONSTRAINT "parcel_report_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_reports" ADD CONSTRAINT "parcel_reports_parcel_line_id_parcel_lines_id_fk" FOREIGN KEY ("parcel_line_id") REFERENCES "public"."parcel_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_receipts_parcel_line_id_index" ON "parcel_receipts" USING btree ("parcel_line_id");--> statement-breakpoint
CREATE INDEX "parcel_reports_parcel_line_id_index" ON "parcel_reports" USING btree ("parcel_line_id");--> statement-breakpoint
CREATE INDEX "parcel_reports_waiting" ON "parcel_reports" USING btree ("reported_at") WHERE "parcel_reports"."answered_at" is null;