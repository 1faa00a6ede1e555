CREATE TABLE "client_search" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"words" bigint[] NOT NULL,
	"changed_in" bigint DEFAULT (pg_current_xact_id()::text::bigint) NOT NULL
);
--> statement-breakpoint
DROP INDEX "clients_name";--> statement-breakpoint
DROP INDEX "mail_outbox_recipient";--> statement-breakpoint
DROP INDEX "payments_address";--> statement-breakpoint
ALTER TABLE "attempt_throttles" ADD COLUMN "email_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "recipient_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "email_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tester_applications" ADD COLUMN "email_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "client_search_words_of" ON "client_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "client_search_changed" ON "client_search" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "mail_outbox_recipient_key" ON "mail_outbox" USING btree ("recipient_key","id");--> statement-breakpoint
CREATE INDEX "payments_email_key" ON "payments" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "tester_applications_email_key" ON "tester_applications" USING btree ("email_key");--> statement-breakpoint
UPDATE "mail_outbox" SET "recipient_key" = lower(trim("recipient"));--> statement-breakpoint
UPDATE "payments" SET "email_key" = lower(trim("email"));--> statement-breakpoint
UPDATE "tester_applications" SET "email_key" = lower(trim("email"));--> statement-breakpoint
UPDATE "attempt_throttles" SET "email_key" = substring("key" from 6) WHERE "key" LIKE 'link %';
