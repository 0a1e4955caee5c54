import { expect, test } from 'vitest'
import { greeting } from '#web/shared/words/greeting'

test.each([
  ['2026-11-21T11:59:00Z', 'Jo', 'Good morning, Jo'],
  ['2026-07-21T11:00:00Z', 'Jo', 'Good afternoon, Jo'],
  ['2026-11-21T18:00:00Z', '', 'Good evening'],
])('the greeting goes by the clock in London: %s', (now, name, words) => {
  expect(greeting(new Date(now), name)).toBe(words)
})
