CREATE TABLE "approval_decisions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"approval_id" bigint NOT NULL,
	"step" smallint NOT NULL,
	"member_id" bigint NOT NULL,
	"member_name" text NOT NULL,
	"for_name" text,
	"verdict" text NOT NULL,
	"words" text NOT NULL,
	"digest" text NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "approval_decisions_step" UNIQUE("approval_id","step"),
	CONSTRAINT "approval_decisions_verdict" CHECK ("approval_decisions"."verdict" in ('approved', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "approval_deputies" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"deputy_id" bigint NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	CONSTRAINT "approval_deputies_days" CHECK ("approval_deputies"."from_day" <= "approval_deputies"."to_day")
);
--> statement-breakpoint
CREATE TABLE "approval_rules" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"client_id" bigint NOT NULL,
	"min_amount" numeric(24, 2),
	"category_ids" text[] NOT NULL,
	"new_products" boolean NOT NULL,
	"steps" jsonb NOT NULL,
	"changed_by" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"client_id" bigint NOT NULL,
	"no" integer NOT NULL,
	"member_id" bigint NOT NULL,
	"status" text NOT NULL,
	"request" jsonb NOT NULL,
	"digest" text NOT NULL,
	"goods" jsonb NOT NULL,
	"delivery" jsonb NOT NULL,
	"reasons" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"total_amount" numeric(24, 2) NOT NULL,
	"rebate_amount" numeric(24, 2) NOT NULL,
	"order_id" bigint,
	"problem" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approvals_no" UNIQUE("client_id","no"),
	CONSTRAINT "approvals_status" CHECK ("approvals"."status" in ('waiting', 'approved', 'refused', 'withdrawn', 'replaced', 'ordered'))
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "approval_id" bigint;--> statement-breakpoint
ALTER TABLE "approval_decisions" ADD CONSTRAINT "approval_decisions_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_decisions" ADD CONSTRAINT "approval_decisions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_deputies" ADD CONSTRAINT "approval_deputies_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_deputies" ADD CONSTRAINT "approval_deputies_deputy_id_members_id_fk" FOREIGN KEY ("deputy_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD CONSTRAINT "approval_rules_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD CONSTRAINT "approval_rules_changed_by_members_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_deputies_deputy_id_index" ON "approval_deputies" USING btree ("deputy_id");--> statement-breakpoint
CREATE INDEX "approval_rules_client_id_index" ON "approval_rules" USING btree ("client_id") WHERE "approval_rules"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "approvals_member_id_status_index" ON "approvals" USING btree ("member_id","status");--> statement-breakpoint
CREATE INDEX "approvals_order_id_index" ON "approvals" USING btree ("order_id") WHERE "approvals"."order_id" is not null;