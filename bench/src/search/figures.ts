import type { Figure } from '#bench/run/figure'
import { type Runs, inTurns } from '#bench/run/in-turns'
import { median } from '#bench/run/median'
import { type Case, COMMON, caseNames, cases } from '#bench/search/cases'
import type { Statement } from '#bench/search/recording'
import type { Served } from '#bench/search/served'
import { callOf, send, statementsOf } from '#bench/search/timed'

/** A word that a handful of adverts have. */
async function rareWord({ beside }: Served): Promise<string> {
  const { rows } = await beside.sql.query(
    'select word from measured_jobs group by word having count(*) between 6 and 20 order by word limit 1',
  )
  return String(rows[0]?.['word'])
}

/** What most marketplaces begin with: a substring, an offset and an exact count. */
const naive =
  ({ beside }: Served) =>
  async (): Promise<void> => {
    const found = `from measured_plain where title ilike '%' || $1 || '%' or description ilike '%' || $1 || '%'`
    await beside.sql.query(`select id ${found} order by published_at desc limit 5 offset $2`, [COMMON, 0])
    await beside.sql.query(`select count(*) ${found}`, [COMMON])
  }

/** The bars at a number of jobs. */
export interface Bars {
  /** How many times the statements of a search the naive ones take, at least. */
  readonly naive?: number
}
export interface Measured {
  readonly figures: Figure[]
  /** The middle of all searches, and of the typeahead, in milliseconds. */
  readonly searching: number
  readonly typeahead: number
}

const typeahead = (typed: string): string => `/jobsearch/tags?filter=${typed}`
/** Whole words, most of which few employers' names begin with or none: what is found soon for two letters must not be sought for long here. */
const WHOLE_WORDS = ['barista', 'london', 'tesco', 'weekend'] as const
type Typed = `typeahead, ${(typeof WHOLE_WORDS)[number]}`

/** Search and typeahead over HTTP beside their own statements alone and beside the naive plan. */
export async function measureSearch(name: string, served: Served, bars: Bars): Promise<Measured> {
  const all = cases(await rareWord(served))
  const groups: Runs[] = []
  let ofCommon: Statement[] = []
  for (const [one, path] of [...Object.entries(all), ['typeahead', typeahead('ba')] as const]) {
    const alone = await statementsOf(served, path)
    if (one === 'a common word') ofCommon = alone.filter(({ text }) => text.includes('"job_search"'))
    groups.push({ [one]: callOf(served, path), [`${one}: raw`]: send(served, alone) })
  }
  groups.push(Object.fromEntries(WHOLE_WORDS.map((word): [Typed, Runs[string]] => [`typeahead, ${word}`, callOf(served, typeahead(word))])))
  groups.push({ 'common: search': send(served, ofCommon), 'common: naive': naive(served) })
  const ms = await inTurns(groups)
  const of = (one: Case | 'typeahead' | Typed | 'common: search' | 'common: naive'): number => ms[one] ?? NaN
  const middle = (suffix: string): number => median(caseNames().map((one) => ms[one + suffix] ?? NaN))
  const [searching, raw] = [middle(''), middle(': raw')]
  const ratio = (measure: string, one: Case, other: Case, bar?: number): Figure => ({
    measure: `${name}: ${measure}`,
    figure: of(one) / of(other),
    unit: 'times',
    ...(bar === undefined ? {} : { bar }),
  })
  return {
    searching,
    typeahead: of('typeahead'),
    figures: [
      ...caseNames().map((one) => ({
        measure: `${name}: ${one}, its statements alone ${(ms[`${one}: raw`] ?? NaN).toFixed(2)} ms`,
        figure: of(one),
        unit: 'ms',
      })),
      {
        measure: `${name}: search through HTTP, statements alone ${raw.toFixed(2)} ms`,
        figure: searching,
        unit: 'ms',
      },
      ratio('rare word / common word', 'a rare word', 'a common word', 2),
      ratio('unknown word / common word', 'an unknown word', 'a common word', 2),
      ratio('page 200 / page 1, newest', 'newest, page 200', 'newest', 2),
      ratio('page 200 / page 1, best matches', 'best matches everywhere, page 200', 'best matches everywhere', 2),
      ratio('best matches / newest in the biggest city', 'best matches in the biggest city', 'newest in the biggest city', 12),
      {
        measure: `${name}: search for a common word / the naive plan of ${of('common: naive').toFixed(0)} ms`,
        figure: of('common: search') / of('common: naive'),
        unit: 'times',
        ...(bars.naive === undefined ? {} : { bar: 1 / bars.naive }),
      },
      {
        measure: `${name}: typeahead through HTTP, statements alone ${(ms['typeahead: raw'] ?? NaN).toFixed(2)} ms`,
        figure: of('typeahead'),
        unit: 'ms',
      },
      ...WHOLE_WORDS.map((word) => ({
        measure: `${name}: typeahead, ${word} / ba`,
        figure: of(`typeahead, ${word}`) / of('typeahead'),
        unit: 'times',
        bar: 3,
      })),
    ],
  }
}
