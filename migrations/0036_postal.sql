CREATE TABLE "postal_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"letter_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "postal_events_eventId_unique" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE TABLE "postal_orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"provider" text NOT NULL,
	"payment_intent_id" text NOT NULL,
	"attempt_key" text NOT NULL,
	"product_name" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"settled_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "postal_orders_paymentIntentId_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "postal_orders_attemptKey_unique" UNIQUE("attempt_key")
);
--> statement-breakpoint
CREATE TABLE "postal_sends" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"client_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"document_sha256" text NOT NULL,
	"service" text NOT NULL,
	"pages" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"recipient" text NOT NULL,
	"addresses_sealed" "bytea" NOT NULL,
	"file_key" text NOT NULL,
	"sha256" text NOT NULL,
	"state" text NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"provider" text,
	"tried_at" timestamp with time zone,
	"refused_by" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"provider_letter_id" text,
	"accepted_at" timestamp with time zone,
	"cancellable_until" timestamp with time zone,
	"expected_on" date,
	"is_scanned" boolean DEFAULT false NOT NULL,
	"carrier_sealed" "bytea",
	"logged" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"trouble" text,
	"problem" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postal_sandbox" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"idempotency_key" text,
	"fingerprint" text,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "postal_sandbox_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE INDEX "postal_orders_client" ON "postal_orders" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "postal_sends_client" ON "postal_sends" USING btree ("client_id","id");--> statement-breakpoint
CREATE INDEX "postal_sends_order" ON "postal_sends" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "postal_sends_letter" ON "postal_sends" USING btree ("provider_letter_id");--> statement-breakpoint
CREATE INDEX "postal_sends_trouble" ON "postal_sends" USING btree ("trouble");--> statement-breakpoint
CREATE UNIQUE INDEX "postal_sends_once" ON "postal_sends" USING btree ("document_id") WHERE state in ('paid', 'accepted', 'in_transit', 'delivered');--> statement-breakpoint
CREATE INDEX "postal_sandbox_kind" ON "postal_sandbox" USING btree ("kind","created_at");