CREATE TABLE "client_arrivals" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"paid" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"paid_on" date,
	"attempt_key" text,
	"added_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_arrivals_attemptKey_unique" UNIQUE("attempt_key")
);
--> statement-breakpoint
CREATE INDEX "client_arrivals_paid" ON "client_arrivals" USING btree ("paid_on");