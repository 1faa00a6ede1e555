CREATE TABLE "first_start_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"may" jsonb NOT NULL,
	"refund_limit_cents" integer,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value_sealed" "bytea" NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setup_proofs" (
	"kind" text PRIMARY KEY NOT NULL,
	"about" text NOT NULL,
	"detail" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Whoever could do everything until now still can: roles have limits from here on, and only owners change them (decision 091).
UPDATE "users" SET "role" = 'owner' WHERE "kind" = 'staff' AND "role" = 'admin';
