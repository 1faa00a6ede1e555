CREATE TABLE "push_choices" (
	"email_key" text PRIMARY KEY NOT NULL,
	"kinds" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" serial PRIMARY KEY NOT NULL,
	"email_key" text NOT NULL,
	"user_id" text NOT NULL,
	"endpoint_hash" text NOT NULL,
	"device_sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_devices_endpointHash_unique" UNIQUE("endpoint_hash")
);
--> statement-breakpoint
CREATE TABLE "scheduled_pushes" (
	"occasion" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'due' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "push_devices_email" ON "push_devices" USING btree ("email_key","id");--> statement-breakpoint
CREATE INDEX "push_devices_user" ON "push_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "scheduled_pushes_due" ON "scheduled_pushes" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "scheduled_pushes_client" ON "scheduled_pushes" USING btree ("client_id");