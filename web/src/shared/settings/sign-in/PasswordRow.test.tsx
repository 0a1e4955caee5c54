import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountCalls } from '#web/shared/settings/account-calls'
import { PasswordRow } from '#web/shared/settings/sign-in/PasswordRow'
import { pointing, typing } from '#web/testkit/hands'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

test.each([
  ['a mouse', pointing],
  ['the keyboard alone', typing],
])('a password is changed with %s by the present one, each refused at its field', async (_hand, handOf) => {
  const service = openService('employer')
  const user = show(
    <main>
      <ul>
        <PasswordRow calls={accountCalls('employer')} />
      </ul>
    </main>,
  )
  const hand = handOf(user)
  screen.getByRole('button', { name: 'Change password' }).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog')
  await expectAccessible(document.body)
  await hand.pick('button', 'Change password')
  expect([await screen.findByText('Enter your current password'), screen.getByText('Use at least 10 characters')]).toHaveLength(2)
  await hand.write('Current password', 'a quiet week')
  await hand.write('New password', 'another quiet week')
  service.answers({ changePassword: () => new Refusal('SIGN_IN_FAILED') })
  await hand.pick('button', 'Change password')
  await screen.findByText('That’s not your current password')
  service.answers({ changePassword: () => new Refusal('INVALID_INPUT', { next: 'Too many people use it.' }) })
  await hand.pick('button', 'Change password')
  await screen.findByText('Too many people use it.')
  service.answers({ changePassword: () => undefined })
  await hand.pick('button', 'Change password')
  expect(await screen.findByText('Password changed')).toBeTruthy()
  expect(service.sent('changePassword').at(-1)).toMatchObject({ body: { current: 'a quiet week', next: 'another quiet week' } })
})
