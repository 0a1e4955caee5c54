import { employer } from '@evenshift/contract/model/company/employer'
import { reportCase } from '@evenshift/contract/model/staff/report'
import { verificationCase } from '@evenshift/contract/model/staff/verification'
import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { OpenReport } from '#web/areas/staff/queue/opened/OpenReport'
import { OpenVerification } from '#web/areas/staff/queue/opened/OpenVerification'
import { sample } from '#web/testkit/sample'
import { described, expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const [, company, job] = verificationCase.options
const id = '01890000-0000-7000-8000-000000000001'
const about = sample(job, { name: 'Event steward', decisions: [], checks: [{ text: 'May ask for money', result: 'doubt', link: null }] })
const other = {
  _id: '01890000-0000-7000-8000-000000000002',
  reason: 'asks_for_money',
  message: 'Same here.',
  quote: null,
  createdAt: '2026-11-20T10:00:00Z',
} as const
const report = sample(reportCase, {
  _id: id,
  kind: 'report_job',
  reason: 'asks_for_money',
  message: 'They want £25 first.',
  status: 'received',
  others: [other],
  about,
})

/** A reported job before a colleague. */
async function openReport() {
  const service = openService('staff')
  service.answers({ report: () => report, changeReport: () => ({ ...report, status: 'resolved' as const }) })
  const onDecided = vi.fn<() => void>()
  const user = show(
    <Routes>
      <Route
        path="*"
        element={
          <main>
            <OpenReport id={id} onDecided={onDecided} />
          </main>
        }
      />
    </Routes>,
  )
  await screen.findByText('They want £25 first.')
  return { service, user, onDecided }
}
const field = (name: string | RegExp): HTMLElement => screen.getByLabelText(name)
const body = { status: 'resolved', action: 'remove_job', withOthers: true }

test('a report is decided with a mouse: the choice presets the words, which can be changed, and names the button', async () => {
  const { service, user, onDecided } = await openReport()
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText('Choose a decision')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Remove this job' }))
  expect(screen.queryByText('Choose a decision')).toBeNull()
  const reason = field(/^Reason .* gets$/)
  expect(reason).toHaveProperty('value', expect.stringContaining('No one may be charged for finding work here.'))
  await user.clear(reason)
  await user.click(screen.getByRole('button', { name: 'Remove job' }))
  expect(await screen.findByText('Write the reason')).toBeTruthy()
  expect(document.activeElement).toBe(reason)
  await user.paste('It asks for money.')
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Remove job' }))
  await waitFor(() => expect(onDecided).toHaveBeenCalledOnce())
  expect(service.sent('changeReport')).toMatchObject([{ params: { id }, body: { ...body, reason: 'It asks for money.' } }])
})

test('the same by keys alone: a number chooses, R leads to the reason and Ctrl+Enter decides', async () => {
  const { service, user, onDecided } = await openReport()
  await user.keyboard('2')
  expect(screen.getByRole('radio', { name: 'Remove this job' })).toHaveProperty('checked', true)
  await user.keyboard('r')
  expect(document.activeElement).toBe(field(/^Reason .* gets$/))
  await user.keyboard(' 4 of them.')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(onDecided).toHaveBeenCalledOnce())
  expect(service.sent('changeReport').at(-1)?.body).toMatchObject({ ...body, reason: expect.stringMatching(/ 4 of them\.$/) })
})

test.each([
  ['status', 'Decision', 'group'],
  ['action', 'Decision', 'group'],
  ['reason', /^Reason .* gets$/, 'field'],
  ['outcome', 'What the sender reads', 'field'],
] as const)('what is refused of %s is said at its field, and nothing is lost', async (path, name, kind) => {
  const { service, user, onDecided } = await openReport()
  service.answers({ changeReport: () => new Refusal('INVALID_INPUT', { [path]: `Refused at ${path}` }) })
  await user.keyboard('2')
  await user.click(screen.getByRole('button', { name: 'Remove job' }))
  expect(await screen.findByText(`Refused at ${path}`)).toBeTruthy()
  if (kind === 'field') expect(described(field(name))).toContain(`Refused at ${path}`)
  else expect(within(screen.getByRole('radiogroup', { name: 'Decision' })).getAllByRole('radio')).toHaveLength(4)
  expect(screen.getByRole('radio', { name: 'Remove this job' })).toHaveProperty('checked', true)
  expect(onDecided).not.toHaveBeenCalled()
})

test('what a colleague decided first is said, and the case is asked for again', async () => {
  const { service, user, onDecided } = await openReport()
  service.answers({ changeReport: () => new Refusal('INVALID_TRANSITION', {}, { status: 'resolved', allowed: [] }) })
  const before = service.sent('report').length
  await user.keyboard('4')
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  await waitFor(() => expect(service.sent('report').length).toBeGreaterThan(before))
  expect(onDecided).not.toHaveBeenCalled()
})

test('a company is shown with what it sent, and is approved with a note for the record, or rejected with a reason that is asked for', async () => {
  const service = openService('staff')
  const waiting = sample(company, {
    _id: id,
    name: 'Corner Shop',
    email: 'ada@cornershop.example',
    sentAt: '2026-11-23T10:30:00Z',
    decisions: [],
    checks: [
      { text: 'No company number. Sole traders don’t need one', result: 'not_needed', link: null },
      { text: 'One report so far', result: 'doubt', link: null },
    ],
    record: null,
    employer: {
      ...sample(employer),
      website: null,
      size: '02-10',
      address: { line1: '3 Larkspur Row', line2: null, town: 'Leeds', postcode: 'LS1 4AP' },
    },
  })
  service.answers({ verification: () => waiting, decideVerification: () => waiting })
  const onDecided = vi.fn<() => void>()
  const user = show(
    <main>
      <OpenVerification id={id} onDecided={onDecided} />
    </main>,
  )
  await screen.findByRole('heading', { name: 'Corner Shop' })
  const sent = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(sent).toEqual(
    expect.arrayContaining(['None', 'ada@cornershop.example', '3 Larkspur Row, Leeds, LS1 4AP', '2 to 10 people', 'Mon 23 Nov, 10:30']),
  )
  const checks = screen.getAllByRole('img').map((tick) => [tick.getAttribute('aria-label'), tick.nextSibling?.textContent])
  expect(checks).toEqual([
    ['Not needed', 'No company number. Sole traders don’t need one'],
    ['Check this', 'One report so far'],
  ])
  await user.keyboard('2')
  await user.click(screen.getByRole('button', { name: 'Reject company' }))
  expect(await screen.findByText('Write the reason')).toBeTruthy()
  await user.keyboard('1')
  // The focus is in a field, where a number is a number.
  expect(screen.getByRole('radio', { name: 'Reject with a reason' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('radio', { name: 'Approve company' }))
  await user.click(field('Note for the record (optional)'))
  await user.paste('Rang them.')
  await user.click(screen.getByRole('button', { name: 'Approve company' }))
  await waitFor(() => expect(onDecided).toHaveBeenCalledOnce())
  expect(service.sent('decideVerification')).toMatchObject([{ params: { id }, body: { decision: 'approve', note: 'Rang them.' } }])
})
