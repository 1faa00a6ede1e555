CREATE TABLE "funding_purchases" (
	"purchase_id" integer PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"by_address" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "funding_purchases_application" ON "funding_purchases" USING btree ("application_id");
--> statement-breakpoint
-- What was bought by link counted for every application of its address. It belongs to one now: the one that staff have judged, else the newest.
INSERT INTO "funding_purchases" ("purchase_id", "application_id", "by_address", "created_at")
SELECT DISTINCT ON (p."id") p."id", a."id", true, now()
FROM "purchases" p JOIN "funding_applications" a ON a."email_key" = p."email_key"
WHERE p."email_key" <> '' AND p."status" <> 'unknown'
  AND p."product_key" IN ('armor-ready', 'application-prequalification', '10k-september-play')
ORDER BY p."id", EXISTS (SELECT 1 FROM "funding_requirements" r WHERE r."application_id" = a."id") DESC, a."id" DESC;
