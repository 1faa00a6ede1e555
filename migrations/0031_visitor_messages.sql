CREATE TABLE "visitor_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"email_key" text NOT NULL,
	"attempt_key" text NOT NULL,
	"sender" text NOT NULL,
	"is_proven" boolean NOT NULL,
	"author_name" text,
	"content_sealed" "bytea" NOT NULL,
	"handled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visitor_messages_attemptKey_unique" UNIQUE("attempt_key")
);
--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD COLUMN "email_key" text;--> statement-breakpoint
CREATE INDEX "visitor_messages_address" ON "visitor_messages" USING btree ("email_key","id");--> statement-breakpoint
CREATE INDEX "visitor_messages_waiting" ON "visitor_messages" USING btree ("handled_at","created_at");