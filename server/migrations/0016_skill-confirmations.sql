CREATE TABLE "skill_confirmations" (
	"seeker_id" uuid NOT NULL,
	"employer_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "skill_confirmations_pkey" PRIMARY KEY("seeker_id","employer_id","key")
);
