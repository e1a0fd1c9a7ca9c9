CREATE TABLE "colleague_invitations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"client_id" bigint NOT NULL,
	"inviter_id" bigint NOT NULL,
	"name" text NOT NULL,
	"mobile_phone" text NOT NULL,
	"roles" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "colleague_invitations_mobile_phone" CHECK ("colleague_invitations"."mobile_phone" ~ '^1[0-9]{10}$'),
	CONSTRAINT "colleague_invitations_roles" CHECK (cardinality("colleague_invitations"."roles") > 0)
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "roles" text[] DEFAULT '{"administrator"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "colleague_invitations" ADD CONSTRAINT "colleague_invitations_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleague_invitations" ADD CONSTRAINT "colleague_invitations_inviter_id_members_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "colleague_invitations_phone" ON "colleague_invitations" USING btree ("client_id","mobile_phone");--> statement-breakpoint
CREATE INDEX "colleague_invitations_mobile_phone_index" ON "colleague_invitations" USING btree ("mobile_phone");--> statement-breakpoint
CREATE INDEX "colleague_invitations_expires_at_index" ON "colleague_invitations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_roles" CHECK (cardinality("members"."roles") > 0 and "members"."roles" <@ array['applicant', 'purchaser', 'approver', 'finance', 'administrator']) NOT VALID;