import { expect, it } from 'vitest'
import { surplusOf } from '#server/capabilities/work/jobs/rules/surplus'

const job = (id: string, day: number) => ({ id, publishedAt: new Date(Date.UTC(2026, 10, day)) })
const live = [job('new', 20), job('oldest', 1), job('old', 5), job('newest', 21)]
const idsOf = (room: number, keepLive: readonly string[] = []) => surplusOf(live, room, keepLive).map(({ id }) => id)

it('the newest jobs pause first', () => {
  expect(idsOf(1)).toEqual(['newest', 'new', 'old'])
  expect(idsOf(3)).toEqual(['newest'])
})
it('nothing pauses where there’s room for all, and all where there’s none', () => {
  expect(idsOf(4)).toEqual([])
  expect(idsOf(0)).toHaveLength(4)
})
it('jobs that were asked to stay do, instead of older ones', () => {
  expect(idsOf(1, ['newest'])).toEqual(['new', 'old', 'oldest'])
  expect(idsOf(2, ['newest'])).toEqual(['new', 'old'])
  expect(idsOf(1, ['newest', 'old'])).toEqual(['newest', 'new', 'oldest'])
})
it('one that is named and is no longer live changes nothing', () => {
  expect(idsOf(1, ['gone'])).toEqual(['newest', 'new', 'old'])
})
