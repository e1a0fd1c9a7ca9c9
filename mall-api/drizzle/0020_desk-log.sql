CREATE TABLE "desk_log" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"person" text NOT NULL,
	"role" text NOT NULL,
	"account" text NOT NULL,
	"verb" text NOT NULL,
	"subject" text NOT NULL,
	"input" text NOT NULL,
	"outcome" text NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "desk_log_subject_seq_index" ON "desk_log" USING btree ("subject","seq");
--> statement-breakpoint
CREATE FUNCTION refuse_to_change_desk_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'desk_log is only ever added to';
END $$;
--> statement-breakpoint
CREATE TRIGGER desk_log_is_added_to BEFORE UPDATE OR DELETE OR TRUNCATE ON "desk_log"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_desk_log();
