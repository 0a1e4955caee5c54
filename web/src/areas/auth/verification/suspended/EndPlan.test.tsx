import { membership } from '@evenshift/contract/model/company/subscription'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EndPlan } from '#web/areas/auth/verification/suspended/EndPlan'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const price = { net: 2900, vat: 580, gross: 3480, currency: 'GBP' as const }
const paid = sample(membership, { price, renewsAt: '2030-12-03T10:00:00Z', cancelAtPeriodEnd: false })

test.each([['a mouse'], ['the keyboard alone']])(
  'a plan that is paid for is cancelled with %s by two presses, and says when it ends',
  async (hand) => {
    let own = paid
    const service = openService('employer')
    service.answers({ membership: () => own })
    const user = show(
      <main>
        <EndPlan />
      </main>,
    )
    const press = async (button: HTMLElement) => {
      if (hand === 'a mouse') return user.click(button)
      button.focus()
      return user.keyboard('{Enter}')
    }
    await press(await screen.findByRole('button', { name: 'Cancel plan' }))
    await expectAccessible(document.body)
    service.answers({
      cancelSubscription: () => {
        own = { ...paid, cancelAtPeriodEnd: true }
        return own
      },
    })
    await press(within(await screen.findByRole('dialog', { name: 'Cancel your plan?' })).getByRole('button', { name: 'Cancel plan' }))
    await screen.findByText('It ends on Tue 3 Dec 2030. Nothing more is charged.')
    expect(service.sent('cancelSubscription')).toMatchObject([{ params: { id: paid._id }, body: {} }])
    expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull()
  },
)

test('a free plan has nothing to cancel', async () => {
  const service = openService('employer')
  service.answers({ membership: () => sample(membership, { price: null, renewsAt: null }) })
  show(<EndPlan />)
  await expect.poll(() => service.sent('membership').length).toBe(1)
  expect(screen.queryByText('Your plan')).toBeNull()
})
