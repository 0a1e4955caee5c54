import { beforeEach, expect, test, vi } from 'vitest'
import { dropDraft, dropDrafts, readDraft, writeDraft } from '#web/areas/seeker/interview/answer/answer-drafts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('what was typed is there again, for each question of each interview apart', () => {
  writeDraft('one', 'why', 'Because')
  writeDraft('one', 'when', 'Weekends')
  writeDraft('two', 'why', 'Another reason')
  expect([readDraft('one', 'why'), readDraft('one', 'when'), readDraft('two', 'why')]).toEqual(['Because', 'Weekends', 'Another reason'])
})

test('an answer that is kept takes its draft along, and no other', () => {
  writeDraft('one', 'why', 'Because')
  writeDraft('one', 'when', 'Weekends')
  dropDraft('one', 'why')
  expect([readDraft('one', 'why'), readDraft('one', 'when')]).toEqual([null, 'Weekends'])
})

test('nothing is left on the device once the last draft is gone', () => {
  writeDraft('one', 'why', 'Because')
  writeDraft('two', 'why', 'Because')
  dropDrafts('one')
  dropDraft('two', 'why')
  expect(kept.size).toBe(0)
})

test.each(['not json', '[]', '{"one":"two"}', 'null'])('a damaged store, %s, is an empty one', (damaged) => {
  kept.set('interviewDrafts', damaged)
  expect(readDraft('one', 'why')).toBeNull()
})

test('a browser that forbids storage behaves as on a first visit', () => {
  vi.stubGlobal('localStorage', undefined)
  writeDraft('one', 'why', 'Because')
  expect(readDraft('one', 'why')).toBeNull()
})
