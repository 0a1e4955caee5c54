import { expect, test } from 'vitest'
import { addressOf, firstOpen, missing, partOf, takesLeft } from '#web/areas/seeker/interview/progress'

const answer = {
  questionId: 'q',
  type: 'text',
  url: null,
  expiresAt: null,
  text: 'Yes',
  choice: null,
  seconds: null,
  captions: null,
  takesUsed: 1,
} as const
const given = { answer, required: true } as const
const open = { answer: null, required: true } as const
const optional = { answer: null, required: false } as const

test('three retakes are four takes, and no limit stays none', () => {
  expect(takesLeft({ retakes: 3, takesUsed: 0 })).toBe(4)
  expect(takesLeft({ retakes: 0, takesUsed: 1 })).toBe(0)
  expect(takesLeft({ retakes: null, takesUsed: 99 })).toBeNull()
})

test('one goes on at the first question without an answer, then to the review', () => {
  expect(firstOpen([given, optional, open])).toBe(1)
  expect(firstOpen([given, given])).toBe(2)
})

test('only required questions hold the sending up', () => {
  expect(missing([given, optional, open])).toEqual([2])
  expect(missing([given, optional])).toEqual([])
})

test('every place has an address, and an address that names none shows the overview', () => {
  for (const place of [0, 1]) expect(partOf(addressOf(place, 2).slice(4), 2)).toEqual({ part: 'question', place })
  expect(partOf(addressOf(2, 2).slice(4), 2)).toEqual({ part: 'review' })
  for (const at of [null, '', '0', '3', '1.5', 'nonsense']) expect(partOf(at, 2)).toEqual({ part: 'overview' })
})
