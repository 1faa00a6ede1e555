CREATE TABLE "other_sums" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"payment_intent_id" text,
	"asked_cents" integer,
	"paid_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" text,
	CONSTRAINT "other_sums_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
-- What was paid through a link and the catalogue does not sell so waits for the same decision.
INSERT INTO "other_sums" ("kind", "reference", "payment_intent_id", "asked_cents", "paid_cents", "currency", "refunded_cents", "found_at")
SELECT 'purchase', p."provider_reference",
  (SELECT pp."payment_intent_id" FROM "purchase_payments" pp WHERE pp."purchase_id" = p."id" ORDER BY pp."seen_at", pp."payment_intent_id" LIMIT 1),
  NULL, p."amount_cents", 'usd', p."refunded_cents", p."created_at"
FROM "purchases" p WHERE p."status" = 'unknown';
