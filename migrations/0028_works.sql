CREATE TABLE "works" (
	"id" serial PRIMARY KEY NOT NULL,
	"purchase_id" integer,
	"funding_payment_id" integer,
	"work_key" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"due_on" date NOT NULL,
	"is_agreed" boolean DEFAULT false NOT NULL,
	"owner_user_id" text,
	"note_sealed" "bytea",
	"delivered_at" timestamp with time zone,
	"delivered_by" text,
	"withdrawn_at" timestamp with time zone,
	"late_told_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "works_of_purchase" ON "works" USING btree ("purchase_id","work_key");--> statement-breakpoint
CREATE UNIQUE INDEX "works_of_funding_payment" ON "works" USING btree ("funding_payment_id","work_key");--> statement-breakpoint
CREATE INDEX "works_due" ON "works" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "works_delivered" ON "works" USING btree ("delivered_at","id");