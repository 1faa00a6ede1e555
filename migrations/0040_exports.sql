CREATE TABLE "data_export_volumes" (
	"export_id" integer NOT NULL,
	"number" integer NOT NULL,
	"file_key" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "data_export_volumes_export_id_number_pk" PRIMARY KEY("export_id","number")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" serial PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"phase" text NOT NULL,
	"after_id" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "data_export_volumes_file" ON "data_export_volumes" USING btree ("file_key");