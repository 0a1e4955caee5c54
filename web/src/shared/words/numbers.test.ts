import { expect, test } from 'vitest'
import { milesOf } from '#web/shared/words/numbers'

test('distances are told to a tenth of a mile while that matters, and never break before their unit', () => {
  expect([0.1, 1.61, 15.9, 16.1, 242].map(milesOf)).toEqual([
    '0.1\u00A0miles',
    '1\u00A0mile',
    '9.9\u00A0miles',
    '10\u00A0miles',
    '150\u00A0miles',
  ])
})
