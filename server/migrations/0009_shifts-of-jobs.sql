-- Every shift of a job has an id that applications and offers name it by, its unpaid break and how many people work on it.
UPDATE "jobs" SET "terms" = jsonb_set("terms", '{shifts}', (
  SELECT jsonb_agg(jsonb_build_object('_id', gen_random_uuid(), 'breakMinutes', 0, 'people', "jobs"."vacancies") || one.shift ORDER BY one.place)
  FROM jsonb_array_elements("terms" -> 'shifts') WITH ORDINALITY AS one(shift, place)))
WHERE jsonb_array_length("terms" -> 'shifts') > 0;
--> statement-breakpoint
UPDATE "applications" SET "shift_ids" = coalesce((
  SELECT array_agg((one.shift ->> '_id')::uuid ORDER BY one.place)
  FROM "jobs" CROSS JOIN LATERAL jsonb_array_elements("jobs"."terms" -> 'shifts') WITH ORDINALITY AS one(shift, place)
  WHERE "jobs"."id" = "applications"."job_id"), '{}');
