ALTER TABLE "refunds" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "closed_by" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "closed_note" text;--> statement-breakpoint
CREATE INDEX "refunds_sent_back" ON "refunds" USING btree ("updated_at","id") WHERE status = 'failed' and provider_refund_id is not null;