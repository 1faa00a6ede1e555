CREATE TABLE "learned_labels" (
	"id" serial PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"label_key" text NOT NULL,
	"meaning" text NOT NULL,
	"state" text NOT NULL,
	"tried" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"values" integer DEFAULT 0 NOT NULL,
	"because" text,
	"replayed_up_to" integer DEFAULT 0 NOT NULL,
	"to_refresh" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "report_pointings" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"bureau" text NOT NULL,
	"sha256" text NOT NULL,
	"page" integer NOT NULL,
	"line" integer NOT NULL,
	"first_word" integer NOT NULL,
	"last_word" integer NOT NULL,
	"meaning" text NOT NULL,
	"said_sealed" "bytea" NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by_kind" text,
	"withdrawn_by_id" text
);
--> statement-breakpoint
ALTER TABLE "report_uploads" ADD COLUMN "read_state" text;--> statement-breakpoint
ALTER TABLE "report_uploads" ADD COLUMN "unread_lines" integer;--> statement-breakpoint
ALTER TABLE "report_uploads" ADD COLUMN "how_read_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "report_uploads" ADD COLUMN "read_with_labels" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "learned_labels_in_force" ON "learned_labels" USING btree ("label_key") WHERE state in ('trying', 'in use');--> statement-breakpoint
CREATE INDEX "report_pointings_file" ON "report_pointings" USING btree ("client_id","sha256","id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_pointings_in_force" ON "report_pointings" USING btree ("client_id","bureau","sha256","page","line","first_word","last_word","meaning") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "report_uploads_unread" ON "report_uploads" USING btree ("created_at","id") WHERE superseded_at is null and client_id is not null and read_state in ('in part', 'refused', 'closed');