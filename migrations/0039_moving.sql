CREATE TABLE "staff_api_keys" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"user_id" text NOT NULL,
	"secret_hash" text NOT NULL,
	"hint" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_api_keys_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "client_arrivals" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"paid" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"paid_on" date,
	"import_id" integer,
	"earlier_sealed" "bytea",
	"attempt_key" text,
	"added_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_arrivals_attemptKey_unique" UNIQUE("attempt_key")
);
--> statement-breakpoint
CREATE TABLE "data_export_volumes" (
	"export_id" integer NOT NULL,
	"number" integer NOT NULL,
	"file_key" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "data_export_volumes_export_id_number_pk" PRIMARY KEY("export_id","number")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" serial PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"phase" text NOT NULL,
	"after_id" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "client_imports" (
	"id" serial PRIMARY KEY NOT NULL,
	"file_key" text,
	"source" text NOT NULL,
	"rows" integer NOT NULL,
	"mapping" jsonb NOT NULL,
	"duplicates" text DEFAULT 'skip' NOT NULL,
	"status" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"is_inviting" boolean DEFAULT false NOT NULL,
	"invited_up_to" integer DEFAULT 0 NOT NULL,
	"invited" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" serial PRIMARY KEY NOT NULL,
	"endpoint_id" integer NOT NULL,
	"message_id" text NOT NULL,
	"kind" text NOT NULL,
	"client_id" integer,
	"data" jsonb NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"answer" text,
	"next_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" serial PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"address_sealed" "bytea" NOT NULL,
	"secret_sealed" "bytea" NOT NULL,
	"kinds" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"failing_since" timestamp with time zone,
	"off_at" timestamp with time zone,
	"off_because" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "staff_api_keys_user" ON "staff_api_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "client_arrivals_paid" ON "client_arrivals" USING btree ("paid_on");--> statement-breakpoint
CREATE INDEX "client_arrivals_import" ON "client_arrivals" USING btree ("import_id","client_id");--> statement-breakpoint
CREATE INDEX "data_export_volumes_file" ON "data_export_volumes" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("status","next_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_client" ON "webhook_deliveries" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_happened" ON "webhook_deliveries" USING btree ("happened_at");