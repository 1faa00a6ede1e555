ALTER TABLE "clients" ADD COLUMN "later_mail_dates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "rounds_begun" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "clients" SET "rounds_begun" = "begun"."round" FROM (
  SELECT "processing_runs"."client_id", greatest(1, coalesce(max("documents"."round"), 0)) AS "round"
  FROM "processing_runs" LEFT JOIN "documents" ON "documents"."client_id" = "processing_runs"."client_id"
  GROUP BY "processing_runs"."client_id"
) AS "begun" WHERE "begun"."client_id" = "clients"."id";
