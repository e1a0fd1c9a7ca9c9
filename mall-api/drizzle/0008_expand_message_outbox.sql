CREATE TABLE "mail_outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "message_choices" (
	"member_id" bigint NOT NULL,
	"topic" text NOT NULL,
	"channel" text NOT NULL,
	"wanted" boolean NOT NULL,
	CONSTRAINT "message_choices_member_id_topic_channel_pk" PRIMARY KEY("member_id","topic","channel"),
	CONSTRAINT "message_choices_channel" CHECK ("message_choices"."channel" in ('text', 'mail'))
);
--> statement-breakpoint
CREATE TABLE "message_outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"message_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "message_outbox_once" UNIQUE("message_id","channel"),
	CONSTRAINT "message_outbox_channel" CHECK ("message_outbox"."channel" in ('text', 'mail')),
	CONSTRAINT "message_outbox_state" CHECK ("message_outbox"."state" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "message_choices" ADD CONSTRAINT "message_choices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_outbox" ADD CONSTRAINT "message_outbox_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_sent_at_index" ON "mail_outbox" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "message_outbox_waiting" ON "message_outbox" USING btree ("next_at","id") WHERE "message_outbox"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "message_outbox_ended_at_index" ON "message_outbox" USING btree ("ended_at");