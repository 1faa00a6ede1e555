DROP INDEX "audit_entries_client";--> statement-breakpoint
DROP INDEX "audit_entries_actor";--> statement-breakpoint
ALTER TABLE "audit_head" ADD COLUMN "sealed" "bytea";--> statement-breakpoint
ALTER TABLE "audit_head" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_head" ADD COLUMN "checked_entries" integer;--> statement-breakpoint
ALTER TABLE "audit_head" ADD COLUMN "checked_sentence" text;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at","position");--> statement-breakpoint
CREATE INDEX "audit_entries_client" ON "audit_entries" USING btree ("client_id","at","position");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","at","position");