import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { accountCalls } from '#web/shared/settings/account-calls'
import { SignInCard } from '#web/shared/settings/sign-in/SignInCard'
import { pointing, typing } from '#web/testkit/hands'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const prepared = { secret, address: `otpauth://totp/Evenshift:amira%40uni.example?secret=${secret}&issuer=Evenshift` }
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `7K2M-QX4${at}`)
const hands = [
  ['a mouse', pointing],
  ['the keyboard alone', typing],
] as const

async function open(since: string | null) {
  const service = openService('seeker')
  service.answers({ sessions: () => [], ownSecondStep: () => ({ since, recoveryCodesLeft: since === null ? 0 : 8 }) })
  const user = show(
    <main>
      <SignInCard calls={accountCalls('jobseeker')} />
    </main>,
  )
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name })
    await expect.poll(() => button.hasAttribute('disabled')).toBe(false)
    button.focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await expectAccessible(document.body)
  }
  return { service, user, press }
}

test.each(hands)('a second step is set up with %s by password and code, and its recovery codes are shown once', async (_hand, handOf) => {
  const { service, user, press } = await open(null)
  const hand = handOf(user)
  await press('Set up a second step')
  await hand.pick('button', 'Continue')
  await screen.findByText('Enter your password')
  await hand.write('Your password', 'a quiet week')
  service.answers({ prepareSecondStep: () => new Refusal('SIGN_IN_FAILED', { password: 'That isn’t your password.' }) })
  await hand.pick('button', 'Continue')
  await screen.findByText('That isn’t your password.')
  service.answers({ prepareSecondStep: () => prepared })
  await hand.pick('button', 'Continue')
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  await expectAccessible(document.body)
  await hand.write('Code from the app', '12345')
  await hand.pick('button', 'Turn on')
  await screen.findByText('Enter the 6-digit code')
  service.answers({ turnOnSecondStep: () => new Refusal('CODE_WRONG', { code: 'That code isn’t right.' }) })
  await hand.write('Code from the app', '123 456')
  await hand.pick('button', 'Turn on')
  await screen.findByText('That code isn’t right.')
  service.answers({
    turnOnSecondStep: () => ({ recoveryCodes }),
    ownSecondStep: () => ({ since: '2026-11-20T09:00:00Z', recoveryCodesLeft: 10 }),
  })
  await hand.pick('button', 'Turn on')
  const list = await screen.findByRole('list', { name: 'Recovery codes' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(10)
  expect(service.sent('turnOnSecondStep')).toMatchObject(Array(2).fill({ body: { code: '123456' } }))
  await expectAccessible(document.body)
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await hand.pick('button', 'Copy')
  expect(written).toHaveBeenCalledWith(recoveryCodes.join('\n'))
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await hand.pick('button', 'Download')
  expect(saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(['evenshift-recovery-codes.txt'])
  saved.mockRestore()
  await hand.pick('button', 'Done')
  expect(await screen.findByRole('button', { name: 'Turn off the second step' })).toBeTruthy()
  expect(screen.getByText('10 left')).toBeTruthy()
})

test.each(hands)('it is turned off with %s by password and a code, each refused at its field', async (_hand, handOf) => {
  const { service, user, press } = await open('2026-11-02T09:00:00Z')
  const hand = handOf(user)
  await press('Turn off the second step')
  await hand.pick('button', 'Turn off')
  expect([await screen.findByText('Enter your password'), screen.getByText('Enter the 6-digit code, or a recovery code')]).toHaveLength(2)
  await hand.write('Your password', 'a quiet week')
  await hand.write('Code', '7K2M-QX40')
  service.answers({ turnOffSecondStep: () => new Refusal('CODE_WRONG', { code: 'That code isn’t right.' }) })
  await hand.pick('button', 'Turn off')
  await screen.findByText('That code isn’t right.')
  service.answers({ turnOffSecondStep: () => new Refusal('RATE_LIMITED') })
  await hand.pick('button', 'Turn off')
  await screen.findByText('Too many attempts. Wait a minute and try again.')
  service.answers({ turnOffSecondStep: () => undefined, ownSecondStep: () => ({ since: null, recoveryCodesLeft: 0 }) })
  await hand.pick('button', 'Turn off')
  expect(await screen.findByText('Two-step sign-in turned off')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Set up a second step' })).toBeTruthy()
})

test('new recovery codes take the place of the old ones', async () => {
  const { service, user, press } = await open('2026-11-02T09:00:00Z')
  expect(await screen.findByText('8 left')).toBeTruthy()
  await press('Get new recovery codes')
  const hand = pointing(user)
  await hand.write('Your password', 'a quiet week')
  await hand.write('Code', '123456')
  service.answers({ renewRecoveryCodes: () => ({ recoveryCodes }) })
  await hand.pick('button', 'Get codes')
  expect(within(await screen.findByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem')).toHaveLength(10)
  expect(service.sent('renewRecoveryCodes')).toMatchObject([{ body: { password: 'a quiet week', code: '123456' } }])
})
