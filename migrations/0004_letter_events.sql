CREATE TABLE "letter_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"recipient" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"printed_day" date,
	"replaces" integer,
	"is_withdrawal" boolean DEFAULT false NOT NULL,
	"file_key" text,
	"file_name" text,
	"content_type" text,
	"bytes" integer,
	"sha256" text,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "letter_events_client" ON "letter_events" USING btree ("client_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "letter_events_replaced_once" ON "letter_events" USING btree ("replaces");