CREATE TABLE "envelopes" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"made_for" text NOT NULL,
	"inputs_sha256" text NOT NULL,
	"letter_sha256" text NOT NULL,
	"file_key" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"pages" integer NOT NULL,
	"manifest_sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "given_signatures" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"signature_sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letter_signings" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"act" text NOT NULL,
	"letter_sha256" text NOT NULL,
	"file_key" text,
	"sha256" text,
	"bytes" integer,
	"wording_sha256" text,
	"actor_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "plan_sealed" "bytea";--> statement-breakpoint
CREATE INDEX "envelopes_client" ON "envelopes" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "envelopes_once" ON "envelopes" USING btree ("document_id","made_for","inputs_sha256");--> statement-breakpoint
CREATE INDEX "letter_signings_client" ON "letter_signings" USING btree ("client_id","id");