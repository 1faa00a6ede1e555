ALTER TABLE "client_files" ADD COLUMN "pages" integer;--> statement-breakpoint
ALTER TABLE "client_files" ADD COLUMN "added_by" text DEFAULT 'client' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_files" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "intake_draft_files" ADD COLUMN "is_locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "intake_draft_files" ADD COLUMN "recognition_sealed" "bytea";