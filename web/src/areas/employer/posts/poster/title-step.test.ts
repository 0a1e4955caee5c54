import { expect, test } from 'vitest'
import { titleStep } from '#web/areas/employer/posts/poster/title-step'

test.each([
  ['Weekend barista', 'large'],
  ['Saturday bar staff work', 'low'],
  ['Shop keeper Saturdays', 'middle'],
  ['Barista, weekday mornings', 'low'],
  ['Kitchen porter, Fridays and Saturdays', 'small'],
])('%s is set in the step in which the sheet keeps its foot: %s', (title, step) => {
  expect(titleStep(title)).toBe(step)
})
