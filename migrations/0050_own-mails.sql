CREATE TABLE "own_mail_versions" (
	"kind_id" integer NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"trigger" text NOT NULL,
	"delay_minutes" integer NOT NULL,
	"is_on" boolean NOT NULL,
	"texts" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_mail_versions_kind_id_version_pk" PRIMARY KEY("kind_id","version")
);
--> statement-breakpoint
CREATE TABLE "own_mails_due" (
	"occasion" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"kind_id" integer NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"round" integer,
	"due_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'due' NOT NULL,
	"reason" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "own_mails_due_due" ON "own_mails_due" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "own_mails_due_client" ON "own_mails_due" USING btree ("client_id");