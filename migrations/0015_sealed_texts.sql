ALTER TABLE "funding_files" ALTER COLUMN "file_name" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "client_files" ALTER COLUMN "file_name" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "mail_outbox" ALTER COLUMN "subject" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "mail_outbox" ALTER COLUMN "html" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "mail_outbox" ALTER COLUMN "text" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "report_uploads" ALTER COLUMN "file_name" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "dispute_results" ALTER COLUMN "file_name" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "funding_files" ADD COLUMN "file_name_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "funding_files" ADD COLUMN "refused_reason_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "client_files" ADD COLUMN "file_name_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "client_files" ADD COLUMN "refused_reason_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "content_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "letter_events" ADD COLUMN "file_name_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "mailing_steps" ADD COLUMN "file_name_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "report_uploads" ADD COLUMN "file_name_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "dispute_results" ADD COLUMN "file_name_sealed" "bytea";