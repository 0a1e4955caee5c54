import type { Output } from '@evenshift/contract/call'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { employerConsent } from '#web/shared/consent/employer-consent'
import { seekerConsent } from '#web/shared/consent/seeker-consent'
import { PrivacyCard } from '#web/shared/settings/PrivacyCard'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const agreements = (['privacy', 'terms'] as const).map((page) => ({ page, version: '2026-11-20', at: '2026-11-21T09:00:00Z' }))
const consent = { analytics: 'no', analyticsAnswer: null, agreements, isCounted: true } satisfies Output<SeekerService['consent']>

async function openSeekers(said: Partial<Output<SeekerService['consent']>> = {}) {
  const service = openService('seeker')
  service.answers({ consent: () => ({ ...consent, ...said }) })
  const user = show(
    <main>
      <PrivacyCard side={seekerConsent} />
    </main>,
  )
  await screen.findByRole('region', { name: 'Privacy' })
  return { service, user }
}
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('switch', { name })

test.each([
  ['a mouse', false],
  ['the keyboard alone', true],
])('a seeker objects to being counted with %s, and it’s saved straight away', async (_hand, byKeys) => {
  const { service, user } = await openSeekers()
  const count = await box(/^Count me when I open a job/)
  expect(count.checked).toBe(true)
  await expectAccessible(document.body)
  if (byKeys) {
    count.focus()
    await user.keyboard(' ')
  } else await user.click(count)
  await waitFor(() => expect(service.sent('setConsent')).toMatchObject([{ body: { isCounted: false } }]))
  expect(count.checked).toBe(false)
})

test('what the server refuses reads as it was', async () => {
  const { service, user } = await openSeekers()
  service.answers({ setConsent: () => new Refusal('INTERNAL') })
  const google = await box(/^Let Google Analytics count my screens/)
  await user.click(google)
  await waitFor(() => expect(service.sent('setConsent')).toMatchObject([{ body: { analytics: 'yes' } }]))
  await waitFor(() => expect(google.checked).toBe(false))
})

test('nobody under 18 is offered a provider’s analytics', async () => {
  await openSeekers({ analytics: 'never' })
  await box(/^Count me when I open a job/)
  expect(screen.queryByRole('switch', { name: /^Let Google Analytics count my screens/ })).toBeNull()
})

test('it says which versions somebody agreed to, and nothing to who joined before they were kept', async () => {
  await openSeekers()
  expect(screen.getByText(/You agreed to our/).textContent).toContain(
    'You agreed to our terms of 20 November 2026 and privacy page of the same day.',
  )
})

test('an employer has nothing to object to, and is told so', async () => {
  const service = openService('employer')
  service.answers({ employerConsent: () => ({ analytics: 'yes', analyticsAnswer: null, agreements: [] }) })
  const user = show(
    <main>
      <PrivacyCard side={employerConsent} />
    </main>,
  )
  await screen.findByText(/No advertising trackers\./)
  expect(screen.queryByText(/You agreed to/)).toBeNull()
  const google = await box(/^Let Google Analytics count my screens/)
  expect(screen.getAllByRole('switch')).toEqual([google])
  await user.click(google)
  await waitFor(() => expect(service.sent('setEmployerConsent')).toMatchObject([{ body: { analytics: 'no' } }]))
})
