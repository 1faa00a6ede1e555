ALTER TABLE "mailing_steps" ADD COLUMN "is_from_record" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mailing_steps" ADD COLUMN "is_withdrawal" boolean DEFAULT false NOT NULL;