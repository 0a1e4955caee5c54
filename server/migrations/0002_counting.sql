-- Every write says in its own transaction what it adds to the counts, whoever makes it.
CREATE FUNCTION is_counted(status text, changed_at timestamptz, erased_at timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE AS
$$ SELECT coalesce(status <> 'withdrawn' OR changed_at >= erased_at, false) $$;--> statement-breakpoint
CREATE FUNCTION count_application() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean := TG_OP <> 'INSERT' AND is_counted(OLD.status, OLD.changed_at, OLD.erased_at);
  is_now boolean := TG_OP <> 'DELETE' AND is_counted(NEW.status, NEW.changed_at, NEW.erased_at);
  was_silent int := coalesce(OLD.status = 'closed_no_reply' AND OLD.first_reply_at IS NULL, false)::int;
  is_silent int := coalesce(NEW.status = 'closed_no_reply' AND NEW.first_reply_at IS NULL, false)::int;
  waited numeric := extract(epoch FROM NEW.first_reply_at - NEW.applied_at) / 3600;
BEGIN
  INSERT INTO activity_changes (employer_id, job_id, day, name, amount, hours)
  SELECT coalesce(NEW.employer_id, OLD.employer_id), coalesce(NEW.job_id, OLD.job_id),
    (change.at AT TIME ZONE 'Europe/London')::date, change.name, change.amount, change.hours
  FROM (VALUES
    ('applications', (TG_OP = 'INSERT')::int, NEW.applied_at, NULL),
    ('interviews', (NEW.status = 'interview_invited' AND NEW.status IS DISTINCT FROM OLD.status AND OLD.interview_deadline IS NULL)::int, NEW.changed_at, NULL),
    ('offers', (NEW.status = 'offered' AND NEW.status IS DISTINCT FROM OLD.status AND OLD.offer_expires_at IS NULL)::int, NEW.changed_at, NULL),
    ('hires', (NEW.status = 'hired' AND NEW.status IS DISTINCT FROM OLD.status)::int, NEW.changed_at, NULL),
    ('answers', (NEW.first_reply_at IS NOT NULL AND OLD.first_reply_at IS NULL)::int, NEW.first_reply_at,
      CASE WHEN waited < 24 THEN round(waited, 1) ELSE round(waited) END),
    ('silences', is_silent - was_silent, coalesce(NEW.changed_at, OLD.changed_at), NULL),
    (OLD.status, CASE WHEN was AND NOT (is_now AND NEW.status = OLD.status) THEN -1 END, OLD.changed_at, NULL),
    (NEW.status, CASE WHEN is_now AND NOT (was AND NEW.status = OLD.status) THEN 1 END, NEW.changed_at, NULL),
    ('all', is_now::int - was::int, coalesce(NEW.changed_at, OLD.changed_at), NULL),
    ('unanswered', (is_now AND NEW.reply_by IS NOT NULL)::int - (was AND OLD.reply_by IS NOT NULL)::int, coalesce(NEW.changed_at, OLD.changed_at), NULL)
  ) AS change (name, amount, at, hours)
  WHERE change.amount <> 0 AND change.at IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER count_application AFTER INSERT OR DELETE OR UPDATE OF status, reply_by, first_reply_at, erased_at ON applications
  FOR EACH ROW EXECUTE FUNCTION count_application();--> statement-breakpoint
CREATE FUNCTION count_job_view() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activity_changes (employer_id, job_id, day, name, amount) SELECT employer_id, id, NEW.day, 'views', 1 FROM jobs WHERE id = NEW.job_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER count_job_view AFTER INSERT ON job_views FOR EACH ROW EXECUTE FUNCTION count_job_view();--> statement-breakpoint
CREATE FUNCTION count_saved_job() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  saved saved_jobs := coalesce(NEW, OLD);
BEGIN
  INSERT INTO activity_changes (employer_id, job_id, day, name, amount)
  SELECT employer_id, id, (saved.created_at AT TIME ZONE 'Europe/London')::date, 'saves', CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
  FROM jobs WHERE id = saved.job_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER count_saved_job AFTER INSERT OR DELETE ON saved_jobs FOR EACH ROW EXECUTE FUNCTION count_saved_job();
