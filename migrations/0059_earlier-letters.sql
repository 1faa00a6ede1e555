CREATE TABLE "earlier_letters" (
	"id" integer PRIMARY KEY DEFAULT nextval('documents_id_seq') NOT NULL,
	"client_id" integer NOT NULL,
	"round" integer NOT NULL,
	"document_type" text NOT NULL,
	"recipient" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "earlier_letters_one_per_round" ON "earlier_letters" USING btree ("client_id","round","document_type");