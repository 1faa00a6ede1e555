CREATE TABLE "session_bookings" (
	"id" serial PRIMARY KEY NOT NULL,
	"purchase_id" integer NOT NULL,
	"staff_user_id" text NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"note_sealed" "bytea",
	"state" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"marked_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_days_off" (
	"id" serial PRIMARY KEY NOT NULL,
	"staff_user_id" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_hosts" (
	"staff_user_id" text PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"meeting" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_hours" (
	"id" serial PRIMARY KEY NOT NULL,
	"staff_user_id" text NOT NULL,
	"weekday" integer NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL,
	"kinds" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_quarters" (
	"staff_user_id" text NOT NULL,
	"quarter_at" timestamp with time zone NOT NULL,
	"booking_id" integer NOT NULL,
	CONSTRAINT "session_quarters_staff_user_id_quarter_at_pk" PRIMARY KEY("staff_user_id","quarter_at")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "session_bookings_open" ON "session_bookings" USING btree ("purchase_id") WHERE state in ('booked', 'held');--> statement-breakpoint
CREATE INDEX "session_bookings_purchase" ON "session_bookings" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "session_bookings_time" ON "session_bookings" USING btree ("state","starts_at");--> statement-breakpoint
CREATE INDEX "session_days_off_staff" ON "session_days_off" USING btree ("staff_user_id");--> statement-breakpoint
CREATE INDEX "session_hours_staff" ON "session_hours" USING btree ("staff_user_id");--> statement-breakpoint
CREATE INDEX "session_quarters_booking" ON "session_quarters" USING btree ("booking_id");