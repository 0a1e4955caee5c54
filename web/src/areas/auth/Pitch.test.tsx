import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Pitch } from '#web/areas/auth/Pitch'
import { expectAccessible, show } from '#web/testkit/screen'

test.each([
  ['jobseeker', /^A week with classes/, []],
  [
    'employer',
    /^A week of seven shifts/,
    [
      'See which of your shifts each person can work.',
      'You say when people hear back, and we remind you.',
      'We check every company. It’s free and takes up to one working day.',
    ],
  ],
] as const)('a %s is shown a week of their own, and a company what it comes to', async (type, week, facts) => {
  show(<Pitch type={type} heading />)
  expect(screen.getByRole('img', { name: week })).toBeTruthy()
  const list = screen.queryByRole('list')
  expect(
    list
      ? within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent)
      : [],
  ).toEqual(facts)
  await expectAccessible(document.body)
})
