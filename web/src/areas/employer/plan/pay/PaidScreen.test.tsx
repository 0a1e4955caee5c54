import { screen } from '@testing-library/react'
import { useQueryClient } from '@tanstack/react-query'
import { Route, Routes, useNavigate } from 'react-router'
import { expect, test, vi } from 'vitest'
import { refresh } from '#web/api/keys'
import { PaidScreen } from '#web/areas/employer/plan/pay/PaidScreen'
import { paths } from '#web/shared/paths'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const session = 'cs_test_12345678'
const draft = '/posts/new?draft=1&step=review'

/** The way from the provider to its return page, and the news of the live feed, each a button. */
function Around() {
  const navigate = useNavigate()
  const cache = useQueryClient()
  return (
    <main>
      <button onClick={() => void navigate(`/subscription/paid/${session}`)}>Pay</button>
      <button onClick={() => void refresh(cache, 'employer', ['checkoutState'])}>News</button>
      <Routes>
        <Route path={paths.subscriptionPaid} element={<PaidScreen />} />
        <Route path={paths.newPost} element={<h1>The draft</h1>} />
        <Route path={paths.subscription} element={<h1>Your plan</h1>} />
        <Route path="*" element={null} />
      </Routes>
    </main>
  )
}
async function comeBack(status: 'open' | 'paid' | 'cancelled' | Refusal) {
  const service = openService('employer')
  service.answers({ checkoutState: () => (status instanceof Refusal ? status : { status, package: 'single_post' }) })
  const user = show(<Around />)
  await user.click(screen.getByRole('button', { name: 'Pay' }))
  return { service, user }
}

test('nothing counts as paid before the provider has told us, and then it goes on where one was', async () => {
  sessionStorage.setItem('checkout', JSON.stringify({ sessionId: session, back: draft }))
  const { service, user } = await comeBack('open')
  await screen.findByText('Confirming your payment')
  expect(window.location.pathname).toBe(`/subscription/paid/${session}`)
  await expectAccessible(document.body)
  service.answers({ checkoutState: () => ({ status: 'paid', package: 'single_post' }) })
  await user.click(screen.getByRole('button', { name: 'News' }))
  await screen.findByText('The draft')
  await screen.findByText('Paid. One more job can go live')
  expect(window.location.pathname + window.location.search).toBe(draft)
  expect(sessionStorage.getItem('checkout')).toBeNull()
})

test('the payment of another tab, or of an address that leads elsewhere, leads to the plan', async () => {
  sessionStorage.setItem('checkout', JSON.stringify({ sessionId: session, back: 'https://elsewhere.example/' }))
  await comeBack('paid')
  await screen.findByText('Your plan')
})

test('after a minute it says what to do, and still waits', async () => {
  const { service, user } = await comeBack('open')
  await screen.findByText('Confirming your payment')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  await user.click(screen.getByRole('button', { name: 'News' }))
  await screen.findByText(/^Don’t pay again\./)
  vi.useRealTimers()
  await expectAccessible(document.body)
  service.answers({ checkoutState: () => ({ status: 'paid', package: 'plus' }) })
  await user.click(screen.getByRole('button', { name: 'News' }))
  await screen.findByText('Paid. You’re on Plus')
})

test('a payment that was cancelled says that nothing was charged', async () => {
  await comeBack('cancelled')
  await screen.findByText('Nothing was charged.')
})

test.each([
  ['NOT_FOUND', 'We don’t know this payment'],
  ['UNAVAILABLE', 'We couldn’t check your payment'],
] as const)('%s is told', async (code, words) => {
  await comeBack(new Refusal(code))
  await screen.findByText(words)
  await expectAccessible(document.body)
})
