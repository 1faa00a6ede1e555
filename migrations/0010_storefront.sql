CREATE TABLE "checkout_credits" (
	"id" serial PRIMARY KEY NOT NULL,
	"payment_intent_id" text NOT NULL,
	"purchase_id" integer,
	"payment_id" integer,
	"cents" integer NOT NULL,
	"toward" text NOT NULL,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_payments" (
	"payment_intent_id" text PRIMARY KEY NOT NULL,
	"purchase_id" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"purchase_id" integer NOT NULL,
	"times_sealed" "bytea" NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer_sealed" "bytea",
	"answered_at" timestamp with time zone,
	"answered_by" text,
	CONSTRAINT "session_requests_purchaseId_unique" UNIQUE("purchase_id")
);
--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "subscription_id" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "ends_with_period" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "next_product_key" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "client_id" integer;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "holder_user_id" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "checked_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "checkout_credits_intent" ON "checkout_credits" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "checkout_credits_purchase" ON "checkout_credits" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "checkout_credits_payment" ON "checkout_credits" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "purchase_payments_purchase" ON "purchase_payments" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "purchases_holder" ON "purchases" USING btree ("holder_user_id");--> statement-breakpoint
CREATE INDEX "purchases_checked" ON "purchases" USING btree ("checked_at");--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_subscriptionId_unique" UNIQUE("subscription_id");