import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { employerConsent } from '#web/shared/consent/employer-consent'
import { seekerConsent } from '#web/shared/consent/seeker-consent'
import { Analytics } from '#web/shared/analytics/Analytics'
import type { Consent } from '#web/shared/consent/consent-side'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const ID = 'G-0123456789'
const tags = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="googletagmanager"]')].map(({ src }) => src)
const isDisabled = () => Reflect.get(window, `ga-disable-${ID}`) as unknown

async function open(analytics: Consent['analytics']) {
  const service = openService('seeker')
  const consent = { analytics, analyticsAnswer: null, agreements: [], isCounted: true }
  service.answers({
    consent: () => consent,
    setConsent: ({ body }) => Object.assign(consent, body),
  })
  const user = show(
    <main id="main" tabIndex={-1}>
      <Analytics measurementId={ID} side={seekerConsent} />
    </main>,
  )
  await waitFor(() => expect(service.sent('consent').length).toBeGreaterThan(0))
  return { service, user }
}
const question = () => screen.findByRole('complementary', { name: 'Analytics' })

test.each(['no', 'never'] as const)(
  'where the answer is %s nothing is asked or loaded, and an earlier person’s cookies go',
  async (answer) => {
    document.cookie = '_ga=GA1.1.1.1; Path=/'
    await open(answer)
    await waitFor(() => expect(document.cookie).not.toContain('_ga'))
    expect([screen.queryByRole('complementary'), tags()]).toEqual([null, []])
  },
)

test('a no loads nothing, and isn’t asked again', async () => {
  const { service, user } = await open('unanswered')
  const asked = await question()
  await expectAccessible(asked)
  await user.click(within(asked).getByRole('button', { name: 'Don’t allow' }))
  await waitFor(() => expect(service.sent('setConsent')).toMatchObject([{ body: { analytics: 'no' } }]))
  expect([screen.queryByRole('complementary'), tags()]).toEqual([null, []])
  expect(document.activeElement?.id).toBe('main')
})

test('a yes by the keyboard alone loads the tag, which is told screens, and leaving shuts it', async () => {
  onTestFinished(() => document.head.querySelectorAll('script').forEach((script) => script.remove()))
  const { service, user } = await open('unanswered')
  within(await question())
    .getByRole('button', { name: 'Allow' })
    .focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(service.sent('setConsent')).toMatchObject([{ body: { analytics: 'yes' } }]))
  await waitFor(() => expect(tags()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]))
  expect(isDisabled()).toBe(false)
  const words = [...(Reflect.get(window, 'dataLayer') as ArrayLike<unknown>[])].map((entry) => Array.from(entry))
  expect(words.at(-1)).toEqual(['event', 'page_view', { page_location: `${location.origin}/`, page_title: '/', page_referrer: '' }])
  cleanup()
  expect(isDisabled()).toBe(true)
})

test('whoever hires is told whom the question is for', async () => {
  const service = openService('employer')
  service.answers({ employerConsent: () => ({ analytics: 'unanswered', analyticsAnswer: null, agreements: [] }) })
  show(<Analytics measurementId={ID} side={employerConsent} />)
  expect((await question()).textContent).toContain('Only allow it if you’re 18 or over.')
})
