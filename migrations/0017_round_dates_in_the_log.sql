ALTER TABLE "mailing_steps" ADD COLUMN "is_from_record" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mailing_steps" ADD COLUMN "is_withdrawal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Mail dates that were entered in the record while the log stayed empty: what the log says from now on (decision 045).
INSERT INTO "mailing_steps" ("client_id", "document_id", "state", "day", "actor_kind", "actor_id", "created_at", "is_from_record")
SELECT "letter"."client_id", "letter"."id", 'handed_over', "dated"."day", 'staff', 'record', now(), true
FROM "documents" "letter"
JOIN (
	SELECT "id" AS "client_id", 1 AS "round", "round1_mail_date" AS "day" FROM "clients" WHERE "round1_mail_date" IS NOT NULL
	UNION ALL
	SELECT "id", 2, "round2_mail_date" FROM "clients" WHERE "round2_mail_date" IS NOT NULL
	UNION ALL
	SELECT "id", 3, "round3_mail_date" FROM "clients" WHERE "round3_mail_date" IS NOT NULL
) "dated" ON "dated"."client_id" = "letter"."client_id" AND "dated"."round" = "letter"."round"
WHERE "letter"."document_type" IN ('experian_dispute_letter', 'equifax_dispute_letter', 'transunion_dispute_letter')
	AND position('-no-letter-' IN "letter"."file_name") = 0
	AND NOT EXISTS (
		SELECT 1 FROM "mailing_steps" "step" JOIN "documents" "other" ON "other"."id" = "step"."document_id"
		WHERE "other"."client_id" = "letter"."client_id" AND "other"."round" = "letter"."round"
			AND "other"."document_type" IN ('experian_dispute_letter', 'equifax_dispute_letter', 'transunion_dispute_letter')
	);
