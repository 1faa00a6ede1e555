CREATE TABLE "guide_papers" (
	"guide_id" integer NOT NULL,
	"paper" text NOT NULL,
	"blocks_sealed" "bytea" NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guide_papers_guide_id_paper_pk" PRIMARY KEY("guide_id","paper")
);
--> statement-breakpoint
CREATE TABLE "guides" (
	"id" serial PRIMARY KEY NOT NULL,
	"purchase_id" integer NOT NULL,
	"guide" text NOT NULL,
	"holder_user_id" text,
	"answers_sealed" "bytea" NOT NULL,
	"done" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "guides_one" ON "guides" USING btree ("purchase_id","guide");