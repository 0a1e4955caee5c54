import { useForm } from '@mantine/form'
import { screen } from '@testing-library/react'
import { siteService } from '@evenshift/contract/public/site'
import { expect, test, vi } from 'vitest'
import { type PostValues, blankPost } from '#web/areas/employer/posts/write/post-values'
import { ThePay } from '#web/areas/employer/posts/write/steps/ThePay'
import { sample } from '#web/testkit/sample'
import { described, expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

function open(more: Partial<PostValues>, errors: Record<string, string> = {}) {
  const service = openService('employer')
  service.answers({ usualPay: () => ({ hourly: 99 }) })
  const answer = globalThis.fetch
  const config = { ...sample(siteService.config.output), minimumWage: [{ effectiveFrom: '2026-04-01', band: '21', amount: 12.71 }] }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    new URL(url, location.href).pathname === siteService.config.path ? Response.json(config) : answer(url, init),
  )
  const values = { ...blankPost, jobRole: 'Barista', location: 'Leeds', salaryUnit: 'hour' as const, ...more }
  function Step() {
    return <ThePay form={useForm<PostValues>({ initialValues: values, initialErrors: errors })} />
  }
  return show(
    <main>
      <Step />
    </main>,
  )
}
const pay = () => screen.getByLabelText<HTMLInputElement>('Pay', { selector: 'input' })

test('an empty pay field shows that it takes pounds, and what jobs like it pay nearby is taken with a press', async () => {
  const user = open({ salary: '' })
  expect(pay().placeholder).toBe('£')
  await screen.findByText(/Jobs like it near you pay about £99\.00 an hour/)
  await user.click(screen.getByRole('button', { name: 'Use it' }))
  expect(pay().value).toBe('£99.00')
  await expectAccessible(document.body)
})

test('pay below the legal minimum is told at its field, and the way to enough follows what the minimum is', async () => {
  const user = open({ salary: 1 }, { salary: 'Below the legal minimum.' })
  expect(described(pay())).toContain('Below the legal minimum.')
  const raise = await screen.findByRole('button', { name: /^Raise to £/ })
  const minimum = screen.getByText(/^Legal minimum an hour/)
  expect(minimum.compareDocumentPosition(raise) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await user.click(raise)
  expect(raise.textContent).toBe(`Raise to ${pay().value}`)
})

test('pay that is far above any usual one is asked about, and stays as it is typed', async () => {
  open({ salary: 1350 })
  await screen.findByText('That’s £1,350 an hour. Is that right?')
  expect(screen.queryByText(/above the legal minimum/)).toBeNull()
  expect(pay().value).toBe('£1,350.00')
})

test('pay that is refused isn’t called good beside its fault', async () => {
  open({ salary: 20 }, { salary: 'A person has to read this.' })
  await screen.findByText(/^Legal minimum an hour/)
  expect(screen.queryByText(/above the legal minimum/)).toBeNull()
})
