import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BouncedNote } from '#web/shared/settings/BouncedNote'
import { EmailRow } from '#web/shared/settings/sign-in/EmailRow'
import { pointing, typing } from '#web/testkit/hands'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const known = 'amira@uni.example'
const grant = { accessToken: 'another token', expiresAt: new Date(Date.now() + 3_600_000).toISOString() }

/** The note of every screen above the row of the settings, before somebody whose mail comes back. */
async function open() {
  const service = openService('seeker')
  service.answers({ ownEmail: () => ({ email: known, isBouncing: true }) })
  const user = show(
    <main>
      <BouncedNote type="jobseeker" />
      <ul>
        <EmailRow type="jobseeker" />
      </ul>
    </main>,
  )
  await screen.findByText(/We can’t reach you at/)
  return { service, user }
}

test.each([
  ['a mouse', pointing],
  ['the keyboard alone', typing],
])('an email to which mail comes back is told on every screen, and changed with %s by password and code', async (_hand, handOf) => {
  const { service, user } = await open()
  const hand = handOf(user)
  expect(screen.getByRole('complementary', { name: 'Your email' }).textContent).toContain(
    `We can’t reach you at ${known}. Check your email address.`,
  )
  expect(screen.getByRole('link', { name: 'Change email' }).getAttribute('href')).toBe('/settings')
  await expectAccessible(document.body)

  screen.getByRole('button', { name: 'Change email' }).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog')
  await expectAccessible(document.body)
  await hand.pick('button', 'Send code')
  expect((await screen.findByText('Enter your password')).textContent).toBeTruthy()
  await hand.write('Email', 'Amira@Home.example')
  await hand.write('Your password', 'a quiet week')
  service.answers({ requestEmail: () => new Refusal('SIGN_IN_FAILED', { password: 'That isn’t your password.' }) })
  await hand.pick('button', 'Send code')
  await screen.findByText('That isn’t your password.')
  service.answers({ requestEmail: () => ({ sent: true }) })
  await hand.pick('button', 'Send code')
  const said = await screen.findByText(/^If no one uses/)
  expect(said.textContent, 'true of one that someone else uses, which gets none').toBe(
    'If no one uses amira@home.example yet, we’ve sent it a 6-digit code. Confirming signs you out everywhere else.',
  )
  expect(service.sent('requestEmail').at(-1)).toMatchObject({ body: { email: 'amira@home.example', password: 'a quiet week' } })
  await expectAccessible(document.body)

  await hand.write('Code', '12345')
  await hand.pick('button', 'Confirm')
  await screen.findByText('Enter the 6-digit code')
  service.answers({ changeEmail: () => new Refusal('CODE_WRONG') })
  await hand.write('Code', '123 456')
  await hand.pick('button', 'Confirm')
  await screen.findByText('That code isn’t right, or it has expired. Check it, or ask for a new one.')
  service.answers({ changeEmail: () => grant, ownEmail: () => ({ email: 'amira@home.example', isBouncing: false }) })
  await hand.pick('button', 'Confirm')
  expect(await screen.findByText('Email changed')).toBeTruthy()
  expect(service.sent('changeEmail')).toMatchObject(Array(2).fill({ body: { email: 'amira@home.example', code: '123456' } }))
  await waitFor(() => expect(screen.queryByText(/We can’t reach you at/)).toBeNull())
  expect(screen.getByText('amira@home.example')).toBeTruthy()
})

test('the email that someone has is confirmed by a code as it is', async () => {
  const { service, user } = await open()
  const hand = pointing(user)
  service.answers({ requestEmail: () => ({ sent: true }), changeEmail: () => grant })
  await user.click(screen.getByRole('button', { name: 'Change email' }))
  await screen.findByRole('dialog')
  await hand.write('Your password', 'a quiet week')
  await hand.pick('button', 'Send code')
  await screen.findByText(/We’ve sent a 6-digit code to/)
  await hand.write('Code', '123456')
  await hand.pick('button', 'Confirm')
  expect(await screen.findByText('Email confirmed')).toBeTruthy()
  expect(service.sent('changeEmail')).toMatchObject([{ body: { email: known, code: '123456' } }])
})

test('nothing is said while mail arrives, and settings that can’t be loaded can be asked for again', async () => {
  const service = openService('employer')
  service.answers({ ownEmail: () => new Refusal('UNAVAILABLE') })
  const user = show(
    <main>
      <BouncedNote type="employer" />
      <ul>
        <EmailRow type="employer" />
      </ul>
    </main>,
  )
  await screen.findByText('We couldn’t load your email')
  service.answers({ ownEmail: () => ({ email: known, isBouncing: false }) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(known)
  expect(screen.queryByText(/We can’t reach you/)).toBeNull()
})
