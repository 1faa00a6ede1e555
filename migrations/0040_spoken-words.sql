CREATE TABLE "spoken_words" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"how" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"word_sealed" "bytea" NOT NULL,
	"actor_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_facts" ADD COLUMN "spoken_word_id" integer;--> statement-breakpoint
CREATE INDEX "spoken_words_client" ON "spoken_words" USING btree ("client_id","id");