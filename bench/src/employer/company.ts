import type { Sql } from '@evenshift/server/platform/database/port'
import type { Run } from '#bench/run/grown'
import { multiplied } from '#bench/run/multiplied'

/** What a company of the demo market grows by. */
export interface Growth {
  /** Of one of its members. */
  readonly email: string
  readonly jobs: number
  /** Of the jobs, the newest; the others are closed. */
  readonly live: number
  /** Days over which the jobs were published, up to now; each took applications for four weeks. */
  readonly days: number
  readonly applicationsEach: number
  /** A day, of each job. */
  readonly views: number
}

/** An id made of a text; the same text, the same id. */
const idOf = (text: string): string => `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`

const OPEN_DAYS = 28
/** What applications of some age came to, and what newer ones are at, in shares of twenty. */
const ended = ['rejected', 10, 'closed_no_reply', 4, 'closed_job', 3, 'hired', 1, 'offer_declined', 1, 'withdrawn', 1]
const present = ['applied', 8, 'in_review', 4, 'shortlisted', 2, 'rejected', 6]
const one = (shares: readonly (string | number)[]): string =>
  `(array[${shares.flatMap((share, at) => (typeof share === 'string' ? Array.from({ length: Number(shares[at + 1]) }, () => `'${share}'`) : [])).join()}])[1 + m.turn]`

const jobAnew = {
  id: 'm.id',
  employer_id: 'm.employer',
  reference: `m.email || m.n`,
  title: `t.title || ' ' || m.n || case when m.n <= 5 then ' Zanzibar' else '' end`,
  status: `case when m.live then 'live' else 'closed' end`,
  close_reason: `case when not m.live then 'closing_date' end`,
  closing_date: `(m.published + interval '${OPEN_DAYS} days')::date + case when m.live then ${OPEN_DAYS} else 0 end`,
  published_at: 'm.published',
  created_at: 'm.published',
  last_confirmed_at: `case when m.live then now() else m.published end`,
  closed_at: `case when not m.live then m.published + interval '${OPEN_DAYS} days' end`,
  filled: '0',
}
const isOpen = `m.status in ('applied', 'in_review', 'shortlisted')`
const replied = `case when m.status not in ('applied', 'in_review', 'closed_no_reply', 'closed_job', 'withdrawn') then m.applied + (1 + m.k * 7919 % 60) * interval '1 hour' end`
const changed = `least(m.applied + interval '14 days', now())`
const applicationAnew = {
  id: idOf(`m.id || 'application' || m.k`),
  job_id: 'm.id',
  seeker_id: idOf(`m.id || 'seeker' || m.k`),
  employer_id: 'm.employer',
  attempt: '1',
  status: 'm.status',
  applied_at: 'm.applied',
  changed_at: changed,
  first_reply_at: replied,
  reply_by: `case when ${isOpen} then m.applied + interval '10 days' end`,
  // Reminded as often as it is done, so that no clock writes to strangers while something is measured.
  reminders: '2',
  reminded_at: 'now()',
  match: 'm.k * 37 % 101',
  applicant_name: `'Applicant ' || m.k`,
  erased_at: `case when ${changed} < now() - interval '9 months' then ${changed} end`,
  ...Object.fromEntries(
    ['pending_at', 'pending_reason', 'pending_message', 'undo', 'offer_expires_at', 'interview_deadline', 'start_date', 'reason'].map(
      (name) => [name, 'null'],
    ),
  ),
}

/** Lets a company grow; the same figures give the same company. To be called while nothing else uses the database. */
export async function growCompany(sql: Sql, run: Run, growth: Growth): Promise<void> {
  const { email, jobs, live, days, applicationsEach, views } = growth
  await run(`drop table if exists measured_posts, measured_applications;
    create table measured_posts as
      select n, '${email}' as email, ${idOf(`'${email}' || n`)} as id, (select id from approvals where email = '${email}') as employer, n > ${jobs - live} as live,
        now() - interval '1 day' - (${days} - 1) * (1 - n::float8 / ${jobs}) * interval '1 day' as published
      from generate_series(1, ${jobs}) n;
    create table measured_applications as
      select m.id, m.employer, k, (k * 7) % 20 as turn,
        least(m.published + interval '${OPEN_DAYS} days' * k / ${applicationsEach}, now() - interval '1 hour') as applied
      from measured_posts m, generate_series(1, ${applicationsEach}) k`)
  const posts = `measured_posts m cross join (select * from jobs where status = 'live' order by id limit 1) t`
  const sent = `(select m.*, case when m.applied < now() - interval '14 days' then ${one(ended)} else ${one(present)} end as status from measured_applications m) m
    cross join (select * from applications order by id limit 1) t`
  for (const text of [
    await multiplied(sql, 'jobs', jobAnew, posts),
    await multiplied(sql, 'applications', applicationAnew, sent),
    `insert into job_views (job_id, seeker_id, day)
      select m.id, ${idOf(`'viewer' || v`)}, day::date from measured_posts m,
        generate_series(m.published, least(m.published + interval '${OPEN_DAYS - 1} days', now()), interval '1 day') day, generate_series(1, ${views}) v`,
    'vacuum analyze',
  ])
    await run(text)
}
