import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { accountCalls } from '#web/shared/settings/account-calls'
import { SignInCard } from '#web/shared/settings/sign-in/SignInCard'
import { pointing, typing } from '#web/testkit/hands'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const passkey = { _id: '01890000-0000-7000-8000-000000000001', label: 'Chrome on Android', since: '2026-11-02T09:00:00Z', lastUsedAt: null }
const bytes = (text: string) => new TextEncoder().encode(text).buffer
/** What a browser makes once its person has put a finger on it. */
const made = {
  id: 'AAAA',
  rawId: bytes('AAA'),
  type: 'public-key',
  response: { clientDataJSON: bytes('data'), attestationObject: bytes('key'), getTransports: () => ['internal'] },
  getClientExtensionResults: () => ({}),
}

async function open(passkeys: readonly (typeof passkey)[], create = async (): Promise<unknown> => made) {
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true })
  const service = openService('seeker')
  service.answers({
    sessions: () => [],
    ownSecondStep: () => ({ since: null, recoveryCodesLeft: 0 }),
    passkeys: () => [...passkeys],
    preparePasskey: () => ({ challenge: 'AAAA', rpId: 'localhost', user: { handle: 'AAAA', name: 'amira@uni.example' }, known: [] }),
  })
  const user = show(
    <main>
      <SignInCard calls={accountCalls('jobseeker')} />
    </main>,
  )
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name })
    button.focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await expectAccessible(document.body)
  }
  return { service, user, press }
}

test.each([
  ['a mouse', pointing],
  ['the keyboard alone', typing],
])('a passkey is added with %s by the password and the device, and makes a second step needless', async (_hand, handOf) => {
  const { service, user, press } = await open([])
  const hand = handOf(user)
  await press('Add a passkey')
  await hand.pick('button', 'Continue')
  await screen.findByText('Enter your password')
  await hand.write('Your password', 'a quiet week')
  service.answers({ addPasskey: () => new Refusal('PASSKEY_REFUSED') })
  await hand.pick('button', 'Continue')
  await screen.findByText('That passkey didn’t work. Try again, or use your password.')
  service.answers({ addPasskey: () => passkey, passkeys: () => [passkey] })
  await hand.pick('button', 'Continue')
  expect(await screen.findByText('Passkey added')).toBeTruthy()
  expect(service.sent('addPasskey').at(-1)).toMatchObject({ body: { id: 'AAAA', transports: ['internal'] } })
  expect(await screen.findByText('Added Mon 2 Nov. Not used yet.')).toBeTruthy()
  expect(screen.getByText('Off. Your passkey already protects you better.')).toBeTruthy()
})

test('a device that says no adds nothing, and the sheet says so', async () => {
  const { service, user, press } = await open([], () => Promise.reject(new DOMException('no', 'NotAllowedError')))
  await press('Add a passkey')
  const hand = pointing(user)
  await hand.write('Your password', 'a quiet week')
  await hand.pick('button', 'Continue')
  await screen.findByText('That passkey didn’t work. Try again, or use your password.')
  expect(service.sent('addPasskey')).toEqual([])
})

test('a passkey is removed after asking', async () => {
  const { service, user, press } = await open([passkey])
  await press('Remove Passkey from Chrome on Android')
  service.answers({ passkeys: () => [] })
  await pointing(user).pick('button', 'Remove')
  expect(await screen.findByText('Passkey removed')).toBeTruthy()
  expect(service.sent('removePasskey')).toMatchObject([{ params: { id: passkey._id } }])
  await waitFor(() => expect(screen.queryByText('Passkey from Chrome on Android')).toBeNull())
})
