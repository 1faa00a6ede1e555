CREATE TABLE "own_text_versions" (
	"group_key" text NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"shipped" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_text_versions_group_key_language_version_pk" PRIMARY KEY("group_key","language","version")
);
