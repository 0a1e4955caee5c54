import { expect, test } from 'vitest'
import { wholeTimes } from '#web/shared/words/whole-times'

test('a span of times never breaks, and all else is as it was', () => {
  expect(wholeTimes('Agreed Sat 10:00–16:00, starts Sat 23 Jan – soon')).toBe(
    'Agreed Sat 10:00\u2060–\u206016:00, starts Sat 23 Jan – soon',
  )
})
