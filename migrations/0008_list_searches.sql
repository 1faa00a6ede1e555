ALTER TABLE "prefill_tokens" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "prefill_tokens_created" ON "prefill_tokens" USING btree ("created_at","token_hash");--> statement-breakpoint
CREATE INDEX "funding_applications_email_prefix" ON "funding_applications" USING btree ((lower(email) collate "C"));--> statement-breakpoint
CREATE INDEX "funding_applications_name_prefix" ON "funding_applications" USING btree ((lower(name) collate "C"));--> statement-breakpoint
CREATE INDEX "leads_email_prefix" ON "leads" USING btree ((lower(email) collate "C"));--> statement-breakpoint
CREATE INDEX "leads_name_prefix" ON "leads" USING btree ((lower(name) collate "C"));--> statement-breakpoint
CREATE INDEX "purchases_email_prefix" ON "purchases" USING btree ((lower(email) collate "C"));--> statement-breakpoint
CREATE INDEX "purchases_name_prefix" ON "purchases" USING btree ((lower(name) collate "C"));--> statement-breakpoint
CREATE INDEX "tester_applications_email_prefix" ON "tester_applications" USING btree ((lower(email) collate "C"));--> statement-breakpoint
CREATE INDEX "tester_applications_name_prefix" ON "tester_applications" USING btree ((lower(name) collate "C"));