import { employerCompany } from '@evenshift/contract/employer/company'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WelcomeScreen } from '#web/areas/employer/company/welcome/WelcomeScreen'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const shown = { welcome: { url: '/media/1', expiresAt: '2099-01-01T00:00:00Z', seconds: 42 } }

/** The screen before a manager or a reviewer. */
function opened(role: 'manager' | 'reviewer', welcome: typeof shown | { welcome: null }) {
  const service = openService('employer')
  service.answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role }),
    companyWelcome: () => welcome,
    removeWelcome: () => undefined,
  })
  const user = show(
    <main>
      <WelcomeScreen />
    </main>,
  )
  return { service, user }
}

test('the welcome video plays, and is deleted after a question', async () => {
  const { service, user } = opened('manager', shown)
  expect((await screen.findByLabelText<HTMLVideoElement>('Your welcome video', { selector: 'video' })).getAttribute('src')).toBe('/media/1')
  expect(screen.getByText(/^It lasts 42 seconds/)).toBeTruthy()
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete your welcome video?' })
  service.answers({ companyWelcome: () => ({ welcome: null }) })
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await screen.findByText('Welcome video deleted')
  await screen.findByRole('button', { name: 'Record or upload' })
  await waitFor(() => expect(service.sent('removeWelcome')).toHaveLength(1))
})

test('a reviewer has no part in it', async () => {
  opened('reviewer', { welcome: null })
  await screen.findByRole('heading', { name: 'Managers and owners change the welcome video' })
  expect(screen.queryByRole('button', { name: 'Record or upload' })).toBeNull()
})
