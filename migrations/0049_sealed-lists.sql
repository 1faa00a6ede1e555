DROP INDEX "funding_applications_email_prefix";--> statement-breakpoint
DROP INDEX "funding_applications_name_prefix";--> statement-breakpoint
DROP INDEX "leads_email_prefix";--> statement-breakpoint
DROP INDEX "leads_name_prefix";--> statement-breakpoint
DROP INDEX "mail_outbox_address";--> statement-breakpoint
DROP INDEX "purchases_email_prefix";--> statement-breakpoint
DROP INDEX "purchases_name_prefix";--> statement-breakpoint
DROP INDEX "tester_applications_email_prefix";--> statement-breakpoint
DROP INDEX "tester_applications_name_prefix";--> statement-breakpoint
ALTER TABLE "funding_applications" ADD COLUMN "searched" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "searched" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "searched" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "searched" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tester_applications" ADD COLUMN "searched" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "funding_applications_searched" ON "funding_applications" USING gin ("searched") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "leads_searched" ON "leads" USING gin ("searched") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "mail_outbox_searched" ON "mail_outbox" USING gin ("searched") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "purchases_searched" ON "purchases" USING gin ("searched") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "tester_applications_searched" ON "tester_applications" USING gin ("searched") WITH (fastupdate=false);