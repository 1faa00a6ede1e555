CREATE TABLE "passkey_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"user_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_devices" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"trusted_until" timestamp with time zone,
	"ip" text,
	"user_agent" text,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"id" serial PRIMARY KEY NOT NULL,
	"email_key" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitations_emailKey_unique" UNIQUE("email_key"),
	CONSTRAINT "staff_invitations_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"credential_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" integer,
	"attempt_key" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"type" text NOT NULL,
	"priority" text NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcements_attemptKey_unique" UNIQUE("attempt_key")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" serial PRIMARY KEY NOT NULL,
	"payment_intent_id" text NOT NULL,
	"attempt_key" text NOT NULL,
	"provider_refund_id" text,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_attemptKey_unique" UNIQUE("attempt_key"),
	CONSTRAINT "refunds_providerRefundId_unique" UNIQUE("provider_refund_id")
);
--> statement-breakpoint
CREATE TABLE "client_search_words" (
	"word" text NOT NULL,
	"client_id" integer NOT NULL,
	CONSTRAINT "client_search_words_client_id_word_pk" PRIMARY KEY("client_id","word")
);
--> statement-breakpoint
CREATE TABLE "drive_copies" (
	"client_id" integer NOT NULL,
	"file_key" text NOT NULL,
	"drive_file_id" text NOT NULL,
	"copied_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drive_copies_client_id_file_key_pk" PRIMARY KEY("client_id","file_key")
);
--> statement-breakpoint
CREATE TABLE "funding_applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"phone" text NOT NULL,
	"goal_cents" integer,
	"case_status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"phone" text NOT NULL,
	"agree_to_study" boolean NOT NULL,
	"agree_to_contact" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheduled_mails" (
	"occasion" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"mail_type" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'due' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deletion_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"requested_by" text NOT NULL,
	"due_on" date NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" serial PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text NOT NULL,
	"product_key" text NOT NULL,
	"product_name" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"name" text,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"status" text NOT NULL,
	"opens_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchases_providerReference_unique" UNIQUE("provider_reference")
);
--> statement-breakpoint
DROP INDEX "mail_outbox_client";--> statement-breakpoint
DROP INDEX "mail_outbox_status";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ip" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "missing_files" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "next_deadline_on" date;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "drive_folder_id" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "next_attempt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "sent_by" text;--> statement-breakpoint
ALTER TABLE "support_messages" ADD COLUMN "sender" text DEFAULT 'client' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_messages" ADD COLUMN "author_name" text;--> statement-breakpoint
ALTER TABLE "support_messages" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "staff_devices_user" ON "staff_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_passkeys_user" ON "staff_passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "announcements_client" ON "announcements" USING btree ("client_id","id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "client_search_words_prefix" ON "client_search_words" USING btree ("word" text_pattern_ops,"client_id");--> statement-breakpoint
CREATE INDEX "funding_applications_email_key" ON "funding_applications" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "leads_email_key" ON "leads" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "scheduled_mails_due" ON "scheduled_mails" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "scheduled_mails_client" ON "scheduled_mails" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "purchases_email_key" ON "purchases" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "clients_stage" ON "clients" USING btree ("dispute_status","created_at");--> statement-breakpoint
CREATE INDEX "clients_payment" ON "clients" USING btree ("payment_status","created_at");--> statement-breakpoint
CREATE INDEX "clients_type" ON "clients" USING btree ("client_type","created_at");--> statement-breakpoint
CREATE INDEX "clients_name" ON "clients" USING btree ("name");--> statement-breakpoint
CREATE INDEX "clients_amount" ON "clients" USING btree ("amount_cents");--> statement-breakpoint
CREATE INDEX "clients_deadline" ON "clients" USING btree ("next_deadline_on");--> statement-breakpoint
CREATE INDEX "clients_last_email" ON "clients" USING btree ("last_email_sent");--> statement-breakpoint
CREATE INDEX "clients_updated" ON "clients" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "clients_missing" ON "clients" USING btree ("missing_files","created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_type" ON "mail_outbox" USING btree ("mail_type","id");--> statement-breakpoint
CREATE INDEX "mail_outbox_recipient" ON "mail_outbox" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "mail_outbox_sent" ON "mail_outbox" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "support_messages_client" ON "support_messages" USING btree ("client_id","id");--> statement-breakpoint
CREATE INDEX "support_messages_waiting" ON "support_messages" USING btree ("handled_at","created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_client" ON "mail_outbox" USING btree ("client_id","id");--> statement-breakpoint
CREATE INDEX "mail_outbox_status" ON "mail_outbox" USING btree ("status","id");