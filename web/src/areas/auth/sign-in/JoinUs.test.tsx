import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { JoinUs } from '#web/areas/auth/sign-in/JoinUs'
import { forgetReturn, keepReturn } from '#web/shared/session/return-address'
import { session } from '#web/shared/session/current'
import { expectAccessible, show } from '#web/testkit/screen'

afterEach(forgetReturn)

test.each([
  [
    'a job',
    '/find/01890000-0000-7000-8000-000000000001?from=link',
    'See this job',
    /^Create a free account or sign in, and the job opens\./,
  ],
  ['another screen', '/find', 'What brings you here?', /take you to the page you opened/],
])('who opened %s signed out reads what an account leads to', async (_name, address, title, text) => {
  await session.start()
  keepReturn(address)
  show(<JoinUs />)
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  await expectAccessible(document.body)
})
