CREATE TABLE "funding_fees" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"funded_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"confirmed_on" date NOT NULL,
	"author_name" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "funding_fees_applicationId_unique" UNIQUE("application_id")
);
--> statement-breakpoint
CREATE TABLE "funding_payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer,
	"provider" text NOT NULL,
	"payment_intent_id" text NOT NULL,
	"holder_user_id" text NOT NULL,
	"attempt_key" text NOT NULL,
	"product_key" text NOT NULL,
	"product_name" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"phone" text NOT NULL,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "funding_payments_paymentIntentId_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "funding_payments_attemptKey_unique" UNIQUE("attempt_key")
);
--> statement-breakpoint
CREATE TABLE "funding_requirements" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"key" text NOT NULL,
	"met" boolean NOT NULL,
	"note" text NOT NULL,
	"author_name" text NOT NULL,
	"judged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "funding_requirements_of_application" UNIQUE("application_id","key")
);
--> statement-breakpoint
CREATE TABLE "funding_documents" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"key" text,
	"name" text NOT NULL,
	"required" boolean NOT NULL,
	"note_sealed" "bytea",
	"asked_by" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "funding_drafts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email_key" text DEFAULT '' NOT NULL,
	"fields_sealed" "bytea" NOT NULL,
	"step" integer NOT NULL,
	"token_hash" text,
	"token_expires_at" timestamp with time zone,
	"opened_by" text,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "funding_drafts_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "funding_files" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"document_id" integer,
	"field" text,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" text,
	"content_type" text,
	"sha256" text,
	"refused_reason" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "funding_holders" (
	"user_id" text NOT NULL,
	"application_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "funding_holders_user_id_application_id_pk" PRIMARY KEY("user_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "funding_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email_key" text NOT NULL,
	"application_id" integer,
	"redeemed_by" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "funding_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"attempt_key" text NOT NULL,
	"sender" text NOT NULL,
	"author_name" text NOT NULL,
	"body_sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "funding_messages_attemptKey_unique" UNIQUE("attempt_key")
);
--> statement-breakpoint
CREATE TABLE "funding_status_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"status" text NOT NULL,
	"by_name" text NOT NULL,
	"note_sealed" "bytea",
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "funding_applications" ADD COLUMN "attempt_key" text;--> statement-breakpoint
ALTER TABLE "funding_applications" ADD COLUMN "funding_goal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "funding_applications" ADD COLUMN "fields_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "funding_applications" ADD COLUMN "partner_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "funding_applications" ADD COLUMN "preferences" jsonb;--> statement-breakpoint
ALTER TABLE "funding_applications" ADD COLUMN "missing_documents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "funding_applications" ADD COLUMN "message_waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "funding_applications" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "funding_applications" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "funding_payments_application" ON "funding_payments" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "funding_payments_email_key" ON "funding_payments" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "funding_documents_application" ON "funding_documents" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "funding_drafts_saved" ON "funding_drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "funding_drafts_email_key" ON "funding_drafts" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "funding_files_application" ON "funding_files" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "funding_holders_application" ON "funding_holders" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "funding_links_expires" ON "funding_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "funding_messages_application" ON "funding_messages" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "funding_status_changes_application" ON "funding_status_changes" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "funding_applications_status" ON "funding_applications" USING btree ("case_status","id");--> statement-breakpoint
CREATE INDEX "funding_applications_message" ON "funding_applications" USING btree ("message_waiting_since","id");--> statement-breakpoint
CREATE INDEX "funding_applications_documents" ON "funding_applications" USING btree ("missing_documents","id");--> statement-breakpoint
ALTER TABLE "funding_applications" DROP COLUMN "goal_cents";--> statement-breakpoint
ALTER TABLE "funding_applications" ADD CONSTRAINT "funding_applications_attemptKey_unique" UNIQUE("attempt_key");