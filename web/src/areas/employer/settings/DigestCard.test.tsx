import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DigestCard } from '#web/areas/employer/settings/DigestCard'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

async function open() {
  const service = openService('employer')
  service.answers({ digest: () => ({ hour: 8, onSundays: false }) })
  const user = show(
    <main>
      <DigestCard />
    </main>,
  )
  const field = await screen.findByLabelText<HTMLInputElement>('Send it at', { selector: 'input' })
  return { service, user, field }
}

test.each([
  ['a mouse', false],
  ['the keyboard alone', true],
])('the hour of the digest is chosen with %s and saved at once', async (_hand, byKeys) => {
  const { service, user, field } = await open()
  service.answers({ setDigest: () => ({ hour: 9, onSundays: false }) })
  expect(field.value).toBe('08:00')
  await expectAccessible(document.body)
  if (byKeys) {
    field.focus()
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  } else {
    await user.click(field)
    await user.click(await screen.findByRole('option', { name: '09:00' }))
  }
  await waitFor(() => expect(service.sent('setDigest')).toMatchObject([{ body: { hour: 9 } }]))
  expect(field.value).toBe('09:00')
})

test('the digest is turned off, and what the server refuses reads as it was', async () => {
  const { service, user, field } = await open()
  service.answers({ setDigest: () => new Refusal('INTERNAL') })
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: 'Don’t send it' }))
  await waitFor(() => expect(service.sent('setDigest')).toMatchObject([{ body: { hour: null } }]))
  await waitFor(() => expect(field.value).toBe('08:00'))
})

test('Sundays are chosen by one press, and what the server refuses reads as it was', async () => {
  const { service, user } = await open()
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Not on Sundays' })
  service.answers({ setDigest: () => ({ hour: 8, onSundays: true }) })
  expect(box.checked).toBe(true)
  await user.click(box)
  await waitFor(() => expect(service.sent('setDigest')).toMatchObject([{ body: { onSundays: true } }]))
  expect(box.checked).toBe(false)
  service.answers({ setDigest: () => new Refusal('INTERNAL') })
  await user.click(box)
  await waitFor(() => expect(service.sent('setDigest')).toHaveLength(2))
  await waitFor(() => expect(box.checked).toBe(false))
})
