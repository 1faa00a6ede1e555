-- The day of a bureau's results takes the place of the end of its reinvestigation (docs/decisions/185): counted anew at the next start.
UPDATE "clients" SET "next_deadline_proved" = NULL WHERE "next_deadline_on" IS NOT NULL;
