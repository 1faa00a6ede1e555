CREATE TABLE "chargebacks" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_intent_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"answer_by" timestamp with time zone,
	"found_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "chargebacks_found" ON "chargebacks" USING btree ("found_at","id");--> statement-breakpoint
CREATE INDEX "chargebacks_waiting" ON "chargebacks" USING btree ("found_at","id") WHERE status = 'needs-answer';