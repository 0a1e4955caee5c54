import type { Sql } from '@evenshift/server/platform/database/port'
import { multiplied } from '#bench/run/multiplied'
import { SMALL, populations } from '#bench/search/cities'

/** Words that no advert of the demo market has, so that there are rare ones: of WORDS made ones the first is common, the last hardly there. */
const WORDS = 20_000
const JOBS_EACH_EMPLOYER = 15
/** The adverts of the demo market have some 400 characters; as many of them in one make the 2,000 of an advert outside. */
const ADVERTS_IN_ONE = 5
const DAYS = 27

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** A number below `most`, the same for the same `n` and `salt` at every run and on every database. */
const pick = (n: string, salt: number, most: string | number): string =>
  `(('x' || substr(md5(${n} || ':${salt}'), 1, 7))::bit(28)::int % (${most})::int)`

/** Twenty syllables, written as digits: three to four of them make a word, no two ranks the same. */
const syllables = [
  'ba',
  'do',
  'fen',
  'gil',
  'har',
  'ket',
  'lor',
  'mun',
  'nes',
  'pol',
  'quo',
  'rad',
  'sev',
  'tam',
  'urn',
  'vel',
  'wix',
  'yar',
  'zed',
  'cop',
]
const syllable = (value: string): string => `(array[${syllables.map(quoted).join()}])[1 + (${value}) % 20]`

/** Small tables to draw from: a city for each thousand people, the words by rank, the adverts and companies of the demo market. */
const lists = `
  create table measured_people as
    select row_number() over (order by c.city, person) - 1 as place, c.city, c.name
    from (select min(s.city) as city, j.terms->>'location' as name from jobs j join job_search s on s.job_id = j.id group by j.terms->>'location') c,
      generate_series(1, coalesce((${quoted(JSON.stringify(populations))}::jsonb ->> c.name)::int, ${SMALL})) person;
  create table measured_words as
    select r as rank, ${syllable('r')} || ${syllable('r / 20')} || ${syllable('r / 400')} || 'by' || case when r < 8000 then '' else ${syllable('r / 8000')} end as word
    from generate_series(0, ${WORDS}) r;
  create table measured_templates as select row_number() over (order by job_id) - 1 as place, job_id from job_search;
  create table measured_adverts as
    select t.job_id, longer.text, setweight(to_tsvector('evenshift', longer.text), 'D') as words
    from measured_templates t cross join lateral (select string_agg(j.terms->>'description', E'\n\n' order by o.place) as text
      from measured_templates o join jobs j on j.id = o.job_id
      where (o.place - t.place + (select count(*) from measured_templates)) % (select count(*) from measured_templates) < ${ADVERTS_IN_ONE}) longer;
  create table measured_employers as
    select row_number() over (order by id) - 1 as place, id from employers where id in (select employer_id from job_search);
  analyze measured_people; analyze measured_words`

/** Rank r of the words is met about as often as 1/r. */
const draws = (jobs: number): string => `
  create table measured_jobs as
    select d.n, md5('job' || d.n)::uuid as id, t.job_id as template, md5('employer' || d.n / ${JOBS_EACH_EMPLOYER})::uuid as employer,
      d.n / ${JOBS_EACH_EMPLOYER} as employer_number, d.turn, d.extra, w.word, p.city, p.name as city_name,
      date_trunc('hour', now()) - d.age / 1000000.0 * interval '${DAYS} days' as published
    from (select n, ${pick('n', 1, '(select count(*) from measured_templates)')} as template, ${pick('n', 2, 7)} as turn,
        ${pick('n', 3, '(select count(*) from measured_people)')} as person, ${pick('n', 4, 700)} as extra,
        floor(power(${WORDS}, ${pick('n', 5, 1_000_000)} / 1000000.0))::int as rank, ${pick('n', 6, 1_000_000)} as age
      from generate_series(1, ${jobs}) n) d
    join measured_templates t on t.place = d.template join measured_people p on p.place = d.person join measured_words w on w.rank = d.rank;
  analyze measured_jobs`

const turnedShifts = `(select coalesce(jsonb_agg(shift || jsonb_build_object('day', ((shift->>'day')::int - 1 + m.turn) % 7 + 1)), '[]'::jsonb) from jsonb_array_elements(t.terms->'shifts') as shift)`
const jobAnew = {
  id: 'm.id',
  employer_id: 'm.employer',
  reference: `'M-' || m.n`,
  title: `t.title || ', ' || initcap(m.word)`,
  published_at: 'm.published',
  terms: `t.terms || jsonb_build_object('location', m.city_name, 'shifts', ${turnedShifts}, 'description', a.text || ' Near ' || initcap(m.word) || '.')`,
}
const searchAnew = {
  job_id: 'm.id',
  employer_id: 'm.employer',
  employer_name: 'e.company_name',
  published_at: 'm.published',
  indexed_at: 'm.published',
  hourly_pence: 't.hourly_pence + m.extra',
  city: 'm.city',
  days: '(((t.days << m.turn) | (t.days >> (7 - m.turn))) & 127)::smallint',
  week: '(t.week >> (48 * m.turn)) | (t.week << (336 - 48 * m.turn))',
  words: `t.words || a.words || setweight(to_tsvector('evenshift', m.word), 'A')`,
}
const templateOf = (table: string, key: string): string =>
  `measured_jobs m join ${table} t on t.${key} = m.template join measured_adverts a on a.job_id = m.template`

/**
 * Grows the demo market to about this many live jobs: the adverts (longer), shifts, skills and pay of its jobs on other days, in cities by
 * their number of people, of companies with 15 jobs each, with words that thin out as in any language. The same number gives the
 * same jobs. To be called once, while nothing else uses the database. `run` takes several statements at once.
 */
export async function growMarket(sql: Sql, run: (text: string) => Promise<unknown>, jobs: number): Promise<void> {
  const employers = `(select distinct on (employer_number) employer, employer_number, word from measured_jobs) m
    join measured_employers p on p.place = ${pick('m.employer_number', 7, '(select count(*) from measured_employers)')} join employers t on t.id = p.id`
  const employerAnew = { id: 'm.employer', company_name: `initcap(m.word) || ' ' || t.company_name`, registration_number: 'null' }
  const searched = `${templateOf('job_search', 'job_id')} join employers e on e.id = m.employer`
  for (const text of [
    lists,
    draws(jobs),
    await multiplied(sql, 'employers', employerAnew, employers),
    'analyze employers',
    await multiplied(sql, 'jobs', jobAnew, templateOf('jobs', 'id')),
    await multiplied(sql, 'job_search', searchAnew, searched),
    'insert into search_words select distinct word from measured_jobs on conflict do nothing',
    `create table measured_plain as select id, title, terms->>'description' as description, published_at from jobs where status = 'live'`,
    'create index on measured_plain (published_at desc)',
    'vacuum analyze',
  ])
    await run(text)
}
