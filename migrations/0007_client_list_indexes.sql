DROP INDEX "clients_created";--> statement-breakpoint
DROP INDEX "clients_stage";--> statement-breakpoint
DROP INDEX "clients_payment";--> statement-breakpoint
DROP INDEX "clients_type";--> statement-breakpoint
DROP INDEX "clients_name";--> statement-breakpoint
DROP INDEX "clients_amount";--> statement-breakpoint
DROP INDEX "clients_deadline";--> statement-breakpoint
DROP INDEX "clients_last_email";--> statement-breakpoint
DROP INDEX "clients_updated";--> statement-breakpoint
DROP INDEX "clients_missing";--> statement-breakpoint
CREATE INDEX "clients_status" ON "clients" USING btree ("dispute_status","created_at","id");--> statement-breakpoint
CREATE INDEX "clients_deadline_last" ON "clients" USING btree ("next_deadline_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "clients_last_email_last" ON "clients" USING btree ("last_email_sent" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "clients_created" ON "clients" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "clients_stage" ON "clients" USING btree ((case dispute_status when 'uploaded' then 0 when 'round1_sent' then 1 when 'round2_sent' then 2 when 'round3_sent' then 3 when 'completed' then 4 else 5 end),"dispute_status","created_at","id");--> statement-breakpoint
CREATE INDEX "clients_payment" ON "clients" USING btree ("payment_status","created_at","id","amount_cents");--> statement-breakpoint
CREATE INDEX "clients_type" ON "clients" USING btree ("client_type","created_at","id");--> statement-breakpoint
CREATE INDEX "clients_name" ON "clients" USING btree ((lower(name) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "clients_amount" ON "clients" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "clients_deadline" ON "clients" USING btree ("next_deadline_on","id");--> statement-breakpoint
CREATE INDEX "clients_last_email" ON "clients" USING btree ("last_email_sent","id");--> statement-breakpoint
CREATE INDEX "clients_updated" ON "clients" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "clients_missing" ON "clients" USING btree ("missing_files","created_at","id");