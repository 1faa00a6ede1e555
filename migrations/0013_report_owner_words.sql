CREATE TABLE "report_owner_words" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"said_sealed" "bytea" NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "report_owner_words_client" ON "report_owner_words" USING btree ("client_id","id");