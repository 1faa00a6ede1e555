CREATE TABLE "answered_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"bureau" text NOT NULL,
	"item_token" text NOT NULL,
	"rule_token" text NOT NULL,
	"furnisher_token" text,
	"furnisher_sealed" "bytea",
	"outcome" text NOT NULL,
	"answered_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answered_letters" (
	"document_id" integer PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"bureau" text NOT NULL,
	"delivered_on" date NOT NULL,
	"answered_on" date NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "answered_items_once" ON "answered_items" USING btree ("client_id","bureau","item_token");--> statement-breakpoint
CREATE INDEX "answered_items_day" ON "answered_items" USING btree ("answered_on");--> statement-breakpoint
CREATE INDEX "answered_letters_client" ON "answered_letters" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "answered_letters_day" ON "answered_letters" USING btree ("answered_on");--> statement-breakpoint
CREATE INDEX "payments_address" ON "payments" USING btree (lower("email"));