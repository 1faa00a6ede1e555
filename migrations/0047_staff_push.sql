CREATE TABLE "staff_push_devices" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"endpoint_hash" text NOT NULL,
	"device_sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_push_devices_endpointHash_unique" UNIQUE("endpoint_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_pushes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"whose" text NOT NULL,
	"kinds" jsonb NOT NULL,
	"seen" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "staff_push_devices_user" ON "staff_push_devices" USING btree ("user_id");