ALTER TABLE "payments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "funding_payments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;