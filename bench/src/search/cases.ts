import { setTimeout as wait } from 'node:timers/promises'
import type { Served } from '#bench/search/served'
import { statementsOf } from '#bench/search/timed'

/** In one of six adverts. */
export const COMMON = 'customer'
const CITY = 'London'
const search = (query: string): string => `/jobsearch/paginated?${query}`

/** The searches that are measured, by what they stand for. */
export const cases = (rare: string) => ({
  newest: search('sort=newest'),
  'newest, page 200': search('sort=newest&page=200'),
  'newest in the biggest city': search(`sort=newest&location=${CITY}`),
  'best paid': search('sort=salary'),
  'a common word': search(`sort=newest&q=${COMMON}`),
  'a rare word': search(`sort=newest&q=${rare}`),
  'an unknown word': search('sort=newest&q=xylophonequartz'),
  'a common word in the biggest city': search(`sort=newest&q=${COMMON}&location=${CITY}`),
  'best matches everywhere': search('sort=match'),
  'best matches everywhere, page 200': search('sort=match&page=200'),
  'best matches in the biggest city': search(`sort=match&location=${CITY}`),
})
export type Case = keyof ReturnType<typeof cases>
export const caseNames = (): readonly Case[] => Object.keys(cases('')) as Case[]

/** Searches by match until what is prepared in the background answers. */
export async function prepared(asked: Pick<Served, 'product' | 'token' | 'record'>): Promise<void> {
  const all = cases('')
  for (const name of ['best matches everywhere', 'best matches in the biggest city'] as const) {
    const isAnswered = async (): Promise<boolean> =>
      (await statementsOf(asked, all[name])).some(({ text }) => text.includes('unnest("prepared_matches"'))
    while (!(await isAnswered())) await wait(500)
  }
}
