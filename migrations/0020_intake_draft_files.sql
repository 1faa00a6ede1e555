CREATE TABLE "intake_draft_files" (
	"user_id" text NOT NULL,
	"field" text NOT NULL,
	"file_key" text NOT NULL,
	"file_name_sealed" "bytea" NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "intake_draft_files_user_id_field_pk" PRIMARY KEY("user_id","field")
);
--> statement-breakpoint
CREATE INDEX "intake_draft_files_created" ON "intake_draft_files" USING btree ("created_at");