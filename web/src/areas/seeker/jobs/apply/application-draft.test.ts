import { beforeEach, expect, test, vi } from 'vitest'
import { forgetApplication, keepApplication, keptApplication } from '#web/areas/seeker/jobs/apply/application-draft'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
const asking = (_id: string, ...ids: string[]) => ({
  _id,
  screeningQuestions: ids.map((id) => ({ _id: id, question: `${id}?`, answerType: 'text' as const, options: [], required: true })),
})

test('a note and answers that weren’t sent are there again, each job’s own', () => {
  keepApplication('café', { coverNote: 'I live nearby', answers: { why: 'Coffee' } })
  keepApplication('shop', { coverNote: 'Books', answers: {} })
  expect(keptApplication(asking('café', 'why'))).toEqual({ coverNote: 'I live nearby', answers: { why: 'Coffee' } })
  expect(keptApplication(asking('shop'))).toEqual({ coverNote: 'Books', answers: {} })
})

test('an answer to a question that is asked no more is left out', () => {
  keepApplication('café', { coverNote: '', answers: { why: 'Coffee' } })
  expect(keptApplication(asking('café', 'when'))).toBeNull()
})

test('nothing is left on the device of what was sent, or emptied', () => {
  keepApplication('café', { coverNote: 'I live nearby', answers: {} })
  keepApplication('shop', { coverNote: 'Books', answers: {} })
  forgetApplication('café')
  keepApplication('shop', { coverNote: ' ', answers: { why: '' } })
  expect(kept.size).toBe(0)
})
