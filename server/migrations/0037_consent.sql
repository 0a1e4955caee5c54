CREATE TABLE "agreements" (
	"person_id" uuid NOT NULL,
	"page" text NOT NULL,
	"version" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agreements_primary_key" PRIMARY KEY("person_id","page","version")
);
--> statement-breakpoint
CREATE TABLE "analytics_answers" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"is_allowed" boolean NOT NULL,
	"version" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "count_objections" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
