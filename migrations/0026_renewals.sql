CREATE TABLE "renewal_agreements" (
	"session_id" text PRIMARY KEY NOT NULL,
	"product_key" text NOT NULL,
	"price_cents" integer NOT NULL,
	"billing" text NOT NULL,
	"renews_on" text NOT NULL,
	"language" text NOT NULL,
	"wording" text NOT NULL,
	"wording_version" text NOT NULL,
	"wording_sha256" text NOT NULL,
	"ip" text,
	"user_agent" text,
	"agreed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "renewal_notices" (
	"purchase_id" integer NOT NULL,
	"occasion" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "renewal_notices_purchase_id_occasion_pk" PRIMARY KEY("purchase_id","occasion")
);
--> statement-breakpoint
CREATE TABLE "subscription_endings" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
