CREATE TABLE "client_search" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"words" bigint[] NOT NULL,
	"changed_in" bigint DEFAULT (pg_current_xact_id()::text::bigint) NOT NULL
);
--> statement-breakpoint
DROP INDEX "clients_name";--> statement-breakpoint
CREATE INDEX "client_search_words_of" ON "client_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "client_search_changed" ON "client_search" USING btree ("changed_in");