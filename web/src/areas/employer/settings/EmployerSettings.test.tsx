import type { Role } from '@evenshift/contract/call'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmployerSettings } from '#web/areas/employer/settings/EmployerSettings'
import { described, expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

async function open(role: Role) {
  const service = openService('employer')
  service.answers({
    employerInfo: () => ({ isUser: true, status: 'Approved', isCheckedAgain: false, role, team: [] }),
    employerExports: () => [],
  })
  const user = show(
    <main>
      <EmployerSettings />
    </main>,
  )
  const button = await screen.findByRole('button', { name: 'Delete account' })
  return { service, user, button }
}

test.each([
  ['a mouse', false],
  ['the keyboard alone', true],
])('an owner reads what goes, ends and stays of the company, and deletes it by their password with %s', async (_hand, byKeys) => {
  const { service, user, button } = await open('owner')
  await screen.findByRole('button', { name: 'Get a copy' })
  if (byKeys) {
    button.focus()
    await user.keyboard('{Enter}')
  } else await user.click(button)
  const sheet = await screen.findByRole('dialog', { name: 'Delete your company’s account?' })
  const inside = within(sheet)
  for (const name of ['What we delete', 'What ends', 'What we keep']) expect(inside.getByRole('heading', { name })).toBeTruthy()
  expect(sheet.textContent).toContain('We keep invoices for 6 years')
  await expectAccessible(sheet)

  const password = inside.getByLabelText<HTMLInputElement>('Your password', { selector: 'input', exact: false })
  service.answers({ eraseEmployerAccount: () => new Refusal('SIGN_IN_FAILED') })
  await user.type(password, byKeys ? 'wrong{Enter}' : 'wrong')
  if (!byKeys) await user.click(inside.getByRole('button', { name: 'Delete company' }))
  await waitFor(() => expect(service.sent('eraseEmployerAccount')).toMatchObject([{ body: { password: 'wrong' } }]))
  await waitFor(() => expect(`${described(password)}${sheet.textContent}`).toContain(new Refusal('SIGN_IN_FAILED').message))

  service.answers({ eraseEmployerAccount: () => undefined })
  await user.clear(password)
  await user.type(password, 'the right one{Enter}')
  await screen.findByText('Account deleted')
  expect(service.sent('eraseEmployerAccount')).toHaveLength(2)
})

test('anyone else of a company is told that they go alone, and gets no archive of it', async () => {
  const { user, button } = await open('reviewer')
  expect(screen.queryByRole('button', { name: 'Get a copy' })).toBe(null)
  await user.click(button)
  const sheet = await screen.findByRole('dialog', { name: 'Delete your account?' })
  expect(sheet.textContent).toContain('Your company carries on without you.')
  await expectAccessible(sheet)
  await user.click(within(sheet).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
})
