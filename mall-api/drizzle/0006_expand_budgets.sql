CREATE TABLE "budgets" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"client_id" bigint NOT NULL,
	"department" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"planned_amount" numeric(24, 2) NOT NULL,
	"blocks" boolean NOT NULL,
	"changed_by" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "budgets_days" CHECK ("budgets"."from_day" <= "budgets"."to_day"),
	CONSTRAINT "budgets_planned" CHECK ("budgets"."planned_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_departments" (
	"order_id" bigint NOT NULL,
	"department" text NOT NULL,
	"client_id" bigint NOT NULL,
	"day" date NOT NULL,
	"amount" numeric(24, 2) NOT NULL,
	CONSTRAINT "order_departments_order_id_department_pk" PRIMARY KEY("order_id","department"),
	CONSTRAINT "order_departments_amount" CHECK ("order_departments"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "approval_rules" ADD COLUMN "over_budget" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "department" text;--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_changed_by_members_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_departments" ADD CONSTRAINT "order_departments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_departments" ADD CONSTRAINT "order_departments_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "budgets_period" ON "budgets" USING btree ("client_id","department","from_day","to_day") WHERE "budgets"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "order_departments_client_id_department_day_index" ON "order_departments" USING btree ("client_id","department","day");