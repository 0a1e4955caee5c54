import { setTimeout as wait } from 'node:timers/promises'
import { seekerBase, seekerService } from '@evenshift/contract/seeker/service'
import type { Figure } from '#bench/run/figure'
import { ask } from '#bench/run/ask'
import { get } from '#bench/run/get'
import type { Served } from '#bench/search/served'

const TOP = 50
const TOP_LEAST = 48
/** So many fit into the quarter of an hour that a token is good for. */
const PEOPLE_A_TOKEN = 25
const DAYS = [1, 2, 3, 4, 5, 6, 7]
const { changeProfile, setAvailability, interestDropdowns } = seekerService

/** The same numbers at every run (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

type Asked = Pick<Served, 'product' | 'token'>
/** The seeker becomes somebody else: another city, week, skills and interests. */
async function become({ product, token }: Asked, below: (most: number) => number): Promise<void> {
  const base = product.address + seekerBase
  const { body } = await ask(base, interestDropdowns, {}, token)
  const some = <T>(list: readonly T[], most: number): T[] => Array.from({ length: 1 + below(most) }, () => list[below(list.length)] as T)
  const chosen = (list: readonly { _id: string; name: string }[], most: number) => [
    ...new Map(some(list, most).map(({ _id, name }) => [_id, { _id, name }])).values(),
  ]
  const city = ['London', 'Leeds', 'Glasgow', 'Cardiff', 'Belfast', 'York', 'Plymouth'][below(7)] ?? 'Leeds'
  const profile = { city, skills: chosen(body.skills, 12), interests: chosen(body.interests, 10) }
  const isFree = DAYS.map((id) => id === 7 || below(2) === 0)
  const start = `${String(7 + below(9)).padStart(2, '0')}:00`
  const times = DAYS.map((id, at) => ({ id, value: isFree[at] === true, slots: isFree[at] ? [{ start, end: '22:30' }] : [] }))
  const changed = await ask(base, changeProfile, { body: profile }, token)
  const week = await ask(base, setAvailability, { body: { times, busy: [] } }, token)
  if (changed.status !== 200 || week.status !== 200) throw new Error(`the profile was refused: ${changed.text} ${week.text}`)
}

async function preparedFor({ beside }: Served): Promise<string> {
  const { rows } = await beside.sql.query(
    `select side || prepared_at as made from prepared_matches where scope = 'everywhere' order by prepared_at desc limit 1`,
  )
  return String(rows[0]?.['made'])
}

/** How much of the true best 50 is in what was prepared, at its least over random people; and how long until it is. PostgreSQL only. */
export async function measureMatches(name: string, served: Served, people: number): Promise<Figure[]> {
  const below = randomFrom(20_261_121)
  const { product } = served
  let { token } = served
  const best = async (): Promise<string[]> => {
    const text = await get(`${product.address}${seekerBase}/jobsearch/paginated?sort=match&limit=${TOP}`, token)
    return (JSON.parse(text) as { data: { _id: string }[] }).data.map(({ _id }) => _id)
  }
  let least = TOP
  let slowest = 0
  for (let person = 0; person < people; person += 1) {
    if (person % PEOPLE_A_TOKEN === 0) token = (await served.join()).token
    await become({ product, token }, below)
    const before = await preparedFor(served)
    // Nothing is prepared for this profile yet, so all jobs are ranked.
    const truth = await best()
    const begun = performance.now()
    while ((await preparedFor(served)) === before) await wait(20)
    slowest = Math.max(slowest, (performance.now() - begun) / 1000)
    const answered = new Set(await best())
    least = Math.min(least, truth.filter((id) => answered.has(id)).length)
  }
  const { rows } = await served.beside.sql
    .query(`select pg_table_size('job_search') / 1e6 as jobs, pg_indexes_size('job_search') / 1e6 as indexes,
    (select avg(pg_column_size(p.*)) / 1e3 from prepared_matches p) as list`)
  const size = (key: string): number => Number(rows[0]?.[key])
  return [
    {
      measure: `${name}: best 50 of ${people} random people that are not in what was prepared, the most`,
      figure: TOP - least,
      unit: 'jobs',
      bar: TOP - TOP_LEAST,
    },
    { measure: `${name}: slowest preparation after a change of the profile`, figure: slowest, unit: 's', bar: 60 },
    { measure: `${name}: table of the search`, figure: size('jobs'), unit: 'MB' },
    { measure: `${name}: its indexes`, figure: size('indexes'), unit: 'MB' },
    { measure: `${name}: a person's prepared matches of one place`, figure: size('list'), unit: 'kB' },
  ]
}
