import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { accountCalls } from '#web/shared/settings/account-calls'
import { SignInCard } from '#web/shared/settings/sign-in/SignInCard'
import { pointing } from '#web/testkit/hands'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

/** The card where another service asks for the password: what that doesn't have isn't among the calls. */
async function open(since: string | null) {
  vi.stubGlobal('PublicKeyCredential', class {})
  const service = openService('seeker')
  service.answers({ sessions: () => [], ownSecondStep: () => ({ since, recoveryCodesLeft: 0 }) })
  const calls = accountCalls('jobseeker')
  const { sessions, endSession, signOutElsewhere, ownSecondStep } = calls
  const { changePassword, prepareSecondStep, turnOnSecondStep, turnOffSecondStep } = calls
  const own = { changePassword, prepareSecondStep, turnOnSecondStep, turnOffSecondStep }
  const user = show(
    <main>
      <SignInCard calls={{ sessions, endSession, signOutElsewhere, ownSecondStep, ...own }} />
    </main>,
  )
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name })
    await expect.poll(() => button.hasAttribute('disabled')).toBe(false)
    await user.click(button)
    await screen.findByRole('dialog')
  }
  return { service, hand: pointing(user), press }
}

test('where another service asks for the password, neither passkeys nor recovery codes are shown', async () => {
  const { service } = await open('2026-11-02T09:00:00Z')
  expect(await screen.findByText('On since Mon 2 Nov')).toBeTruthy()
  await expectAccessible(document.body)
  const rows = screen.getByRole('list', { name: 'Ways to sign in' }).children
  expect([...rows].map((row) => row.querySelector('strong')?.textContent)).toEqual(['Password', 'Two-step sign-in'])
  expect(service.sent('passkeys')).toEqual([])
})

test('a second step of today says that it was set up today', async () => {
  await open(new Date().toISOString())
  expect(await screen.findByText('Set up today')).toBeTruthy()
})

test('a second step that brings no recovery codes is turned on, and that is told', async () => {
  const { service, hand, press } = await open(null)
  await press('Set up a second step')
  await hand.write('Your password', 'a quiet week')
  await hand.pick('button', 'Continue')
  await screen.findByText('Scan with an authenticator app.')
  await hand.write('Code from the app', '123456')
  service.answers({ turnOnSecondStep: () => ({ recoveryCodes: [] }) })
  await hand.pick('button', 'Turn on')
  expect(await screen.findByText('Two-step sign-in turned on')).toBeTruthy()
  expect(screen.queryByText('Save your recovery codes')).toBe(null)
})

test('it is turned off by password and a code of the app alone', async () => {
  const { service, hand, press } = await open('2026-11-02T09:00:00Z')
  await press('Turn off the second step')
  await expectAccessible(document.body)
  expect(screen.getByRole('dialog').textContent).not.toMatch(/recovery/i)
  await hand.write('Your password', 'a quiet week')
  await hand.write('Code', '7K2M-QX40')
  await hand.pick('button', 'Turn off')
  await screen.findByText('Enter the 6-digit code')
  await hand.write('Code', '123 456')
  service.answers({ turnOffSecondStep: () => new Refusal('SIGN_IN_FAILED', { password: 'That isn’t your password.' }) })
  await hand.pick('button', 'Turn off')
  await screen.findByText('That isn’t your password.')
  expect(service.sent('turnOffSecondStep')).toMatchObject([{ body: { password: 'a quiet week', code: '123456' } }])
})
