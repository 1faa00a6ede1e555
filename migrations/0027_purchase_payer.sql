ALTER TABLE "purchases" ADD COLUMN "payer_user_id" text;--> statement-breakpoint
UPDATE "purchases" SET "payer_user_id" = "guides"."holder_user_id" FROM "guides" WHERE "guides"."purchase_id" = "purchases"."id" AND "guides"."holder_user_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "guides" DROP COLUMN "holder_user_id";
