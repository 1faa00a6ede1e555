CREATE TABLE "agreement_papers" (
	"agreement_id" integer NOT NULL,
	"paper" text NOT NULL,
	"pdf_sealed" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agreement_papers_agreement_id_paper_pk" PRIMARY KEY("agreement_id","paper")
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"id" serial PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"holder_user_id" text,
	"email_key" text NOT NULL,
	"client_id" integer,
	"state" text NOT NULL,
	"product_key" text NOT NULL,
	"product_name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"language" text NOT NULL,
	"words_version" text NOT NULL,
	"person_sealed" "bytea" NOT NULL,
	"statement_signed_at" timestamp with time zone,
	"statement_sealed" "bytea",
	"signed_at" timestamp with time zone,
	"signed_on" text,
	"cancel_until" text,
	"seal" "bytea",
	"paid_on" text,
	"order_reference" text,
	"told_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	"person_went_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agreements_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE INDEX "agreements_email" ON "agreements" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "agreements_client" ON "agreements" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "agreements_order" ON "agreements" USING btree ("order_reference");