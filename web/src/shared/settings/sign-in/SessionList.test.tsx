import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountCalls } from '#web/shared/settings/account-calls'
import { SignInCard } from '#web/shared/settings/sign-in/SignInCard'
import { pointing, typing } from '#web/testkit/hands'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const session = (last: number, label: string, isThis = false) => ({
  _id: `01890000-0000-7000-8000-00000000000${last}`,
  label,
  since: '2026-11-02T09:00:00Z',
  lastUsedAt: '2026-11-03T18:20:00Z',
  isThis,
})
const here = session(1, 'Chrome on Android', true)
const desk = session(2, 'Firefox on Windows')

async function open() {
  const service = openService('seeker')
  service.answers({ sessions: () => [here, desk, session(3, '')], endSession: () => undefined, signOutElsewhere: () => undefined })
  const user = show(
    <main>
      <SignInCard calls={accountCalls('jobseeker')} />
    </main>,
  )
  const list = await screen.findByRole('list', { name: 'Signed in on' })
  return { service, user, list }
}

test.each([
  ['a mouse', pointing],
  ['the keyboard alone', typing],
])('one device is signed out with %s, and this one has no such button', async (_hand, handOf) => {
  const { service, user, list } = await open()
  const rows = within(list).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Chrome on AndroidThis device. Signed in Mon 2 Nov.Now',
    'Firefox on WindowsLast used Tue 3 Nov, 18:20. Signed in Mon 2 Nov.Sign out',
    'A browserLast used Tue 3 Nov, 18:20. Signed in Mon 2 Nov.Sign out',
  ])
  await expectAccessible(document.body)
  screen.getByRole('button', { name: 'Sign out Firefox on Windows' }).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog')
  await expectAccessible(document.body)
  service.answers({ endSession: () => new Refusal('NOT_FOUND'), sessions: () => [here, desk] })
  await handOf(user).pick('button', 'Sign out')
  expect(await screen.findByText('We can’t find that. It may have been removed.')).toBeTruthy()
  service.answers({ endSession: () => undefined })
  await user.click(await screen.findByRole('button', { name: 'Sign out Firefox on Windows' }))
  await screen.findByRole('dialog')
  service.answers({ sessions: () => [here] })
  await handOf(user).pick('button', 'Sign out')
  expect(await screen.findByText('Signed out')).toBeTruthy()
  expect(service.sent('endSession')).toMatchObject(Array(2).fill({ params: { id: desk._id } }))
  await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
})

test('all devices but this one are signed out at once, after asking', async () => {
  const { service, user } = await open()
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }))
  await screen.findByRole('dialog')
  expect(service.sent('signOutElsewhere')).toEqual([])
  service.answers({ sessions: () => [here] })
  await pointing(user).pick('button', 'Sign out')
  expect(await screen.findByText('Signed out everywhere else')).toBeTruthy()
  expect(service.sent('signOutElsewhere')).toHaveLength(1)
  await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull())
})

test('a list that can’t be loaded can be asked for again', async () => {
  const service = openService('employer')
  service.answers({ sessions: () => new Refusal('UNAVAILABLE') })
  const user = show(<SignInCard calls={accountCalls('employer')} />)
  await screen.findByText('We couldn’t load your devices')
  service.answers({ sessions: () => [here] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Chrome on Android')).toBeTruthy()
})
