import { expect, test } from 'vitest'
import { questionFacts } from '#web/shared/interview/question-words'
import { dotted } from '#web/shared/words/dotted'

test('a recorded question says that writing is as good, how long it may be and how many takes there are', () => {
  expect(questionFacts({ answerType: 'video', answerSeconds: 60, retakes: 3, required: true })).toBe(
    dotted(['Video, audio or in writing', 'up to 1 minute', '4 takes']),
  )
})

test.each([
  [null, dotted(['In writing', 'can be changed any time', 'optional'])],
  [0, dotted(['In writing', 'can’t be changed', 'optional'])],
  [1, dotted(['In writing', 'can be changed once', 'optional'])],
  [3, dotted(['In writing', 'can be changed 3 times', 'optional'])],
])('a written answer with %s retakes has no time, but its number of changes', (retakes, words) => {
  expect(questionFacts({ answerType: 'text', answerSeconds: 60, retakes, required: false })).toBe(words)
})
