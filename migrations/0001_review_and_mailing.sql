CREATE TABLE "mailing_steps" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"state" text NOT NULL,
	"day" date NOT NULL,
	"certified_sealed" "bytea",
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
CREATE TABLE "evidence_pictures" (
	"run_id" text NOT NULL,
	"key" text NOT NULL,
	"file_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "evidence_pictures_run_id_key_pk" PRIMARY KEY("run_id","key")
);
--> statement-breakpoint
CREATE TABLE "dispute_results" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"round" integer NOT NULL,
	"bureau" text NOT NULL,
	"source" text NOT NULL,
	"received_on" date NOT NULL,
	"file_key" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"problem" text,
	"items_sealed" "bytea" NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packet_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"round" integer NOT NULL,
	"request_sealed" "bytea" NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"written_revision" integer NOT NULL,
	"written_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_facts" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"run_id" text NOT NULL,
	"round" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"said_sealed" "bytea" NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "content_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "report_uploads" ADD COLUMN "reports_in_file" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_uploads" ADD COLUMN "head_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "report_uploads" ADD COLUMN "reading_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "report_uploads" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mailing_steps_client" ON "mailing_steps" USING btree ("client_id","id");--> statement-breakpoint
CREATE INDEX "mailing_steps_document" ON "mailing_steps" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_results_once" ON "dispute_results" USING btree ("client_id","round","bureau","sha256");--> statement-breakpoint
CREATE INDEX "packet_requests_client" ON "packet_requests" USING btree ("client_id","id");--> statement-breakpoint
CREATE INDEX "review_facts_client" ON "review_facts" USING btree ("client_id","id");