CREATE TABLE "client_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"text_sealed" "bytea" NOT NULL,
	"attempt_key" text NOT NULL,
	"author_user_id" text NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_notes_attemptKey_unique" UNIQUE("attempt_key")
);
--> statement-breakpoint
CREATE TABLE "client_tasks" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"text_sealed" "bytea" NOT NULL,
	"attempt_key" text NOT NULL,
	"due_on" date NOT NULL,
	"owner_user_id" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_tasks_attemptKey_unique" UNIQUE("attempt_key")
);
--> statement-breakpoint
CREATE TABLE "followup_words" (
	"client_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"word_hash" text NOT NULL,
	CONSTRAINT "followup_words_kind_subject_id_word_hash_pk" PRIMARY KEY("kind","subject_id","word_hash")
);
--> statement-breakpoint
CREATE TABLE "note_mentions" (
	"note_id" integer NOT NULL,
	"client_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "note_mentions_note_id_user_id_pk" PRIMARY KEY("note_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "client_tags" (
	"client_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	"import_id" integer,
	CONSTRAINT "client_tags_client_id_tag_id_pk" PRIMARY KEY("client_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" serial PRIMARY KEY NOT NULL,
	"name_sealed" "bytea" NOT NULL,
	"name_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tags_nameHash_unique" UNIQUE("name_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_digests" (
	"user_id" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"hour" integer NOT NULL,
	"whose" text NOT NULL,
	"kinds" jsonb NOT NULL,
	"looked_on" date,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "owner_user_id" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "ready_round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "ready_round_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "client_notes_client" ON "client_notes" USING btree ("client_id","id");--> statement-breakpoint
CREATE INDEX "client_tasks_client" ON "client_tasks" USING btree ("client_id","id");--> statement-breakpoint
CREATE INDEX "client_tasks_due" ON "client_tasks" USING btree ("due_on","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "followup_words_word" ON "followup_words" USING btree ("word_hash","client_id");--> statement-breakpoint
CREATE INDEX "followup_words_client" ON "followup_words" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "note_mentions_client" ON "note_mentions" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "note_mentions_unseen" ON "note_mentions" USING btree ("user_id","created_at") WHERE seen_at is null;--> statement-breakpoint
CREATE INDEX "client_tags_tag" ON "client_tags" USING btree ("tag_id","client_id");--> statement-breakpoint
CREATE INDEX "clients_owner" ON "clients" USING btree ("owner_user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "clients_unopened" ON "clients" USING btree ("created_at","id") WHERE opened_at is null;--> statement-breakpoint
CREATE INDEX "clients_ready_round" ON "clients" USING btree ("ready_round_since","id") WHERE ready_round > rounds_begun;--> statement-breakpoint
CREATE INDEX "purchases_past_due" ON "purchases" USING btree ("updated_at","id") WHERE status = 'past-due';--> statement-breakpoint
-- Who was there before the update is not new to anybody.
UPDATE "clients" SET "opened_at" = "created_at";
