CREATE TABLE "person_languages" (
	"email_key" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
