ALTER TABLE "documents" ADD COLUMN "undecided" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Drafts of before do not tell decided items from others: none of them is ready to sign until it is written anew.
UPDATE "documents" SET "undecided" = 1 WHERE "frozen_at" IS NULL AND "document_type" LIKE '%dispute_letter%' AND "file_name" NOT LIKE '%-no-letter-%';--> statement-breakpoint
INSERT INTO "drafts" ("client_id", "revision", "written_revision") SELECT DISTINCT "client_id", 1, 0 FROM "documents" WHERE "frozen_at" IS NULL ON CONFLICT ("client_id") DO UPDATE SET "revision" = "drafts"."revision" + 1;
