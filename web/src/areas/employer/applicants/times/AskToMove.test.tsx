import type { Role } from '@evenshift/contract/call'
import { employerApplicants } from '@evenshift/contract/employer/applicants'
import { employerCompany } from '@evenshift/contract/employer/company'
import { type NewTimes, newTimes } from '@evenshift/contract/model/application/new-times'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AskToMove } from '#web/areas/employer/applicants/times/AskToMove'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const id = '01890000-0000-7000-8000-000000000001'
const was = { _id: '01890000-0000-7000-8000-000000000002', day: 3, start: '07:00', end: '12:00' }
const is = { ...was, start: '08:00', end: '13:00' }
const said = (state: NewTimes['state'], to = is) =>
  sample(newTimes, { state, at: '2026-11-24T09:00:00Z', settledAt: '2026-11-25T09:00:00Z', shifts: [{ was, is: to }] })

function open(asked: NewTimes | null, role: Role = 'manager', now = is) {
  const service = openService('employer')
  service.answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role }),
    askNewTimes: () => sample(employerApplicants.askNewTimes.output),
  })
  const user = show(
    <main>
      <AskToMove id={id} name="Sam Hill" agreed={[was]} shifts={[now]} newTimes={asked} />
      <p>Ready</p>
    </main>,
  )
  return { service, user }
}
const button = () => screen.queryByRole('button', { name: 'Ask Sam to move' })

test('one tap and a confirmation ask somebody to come at the job’s new time, with what they agreed beside it', async () => {
  const { service, user } = open(null)
  await user.click(await screen.findByRole('button', { name: 'Ask Sam to move' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask Sam to move?' }))
  dialog.getByText('Tue 07:00–12:00 → 08:00–13:00')
  dialog.getByText('We’ll tell them straight away. Until they say yes, they keep the agreed time.')
  await expectAccessible(document.body)
  await user.click(dialog.getByRole('button', { name: 'Ask Sam' }))
  await screen.findByText('Sam asked')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(service.sent('askNewTimes')).toMatchObject([{ params: { id }, body: { shifts: [is] } }])
})

test('what is refused is told where it was asked', async () => {
  const { service, user } = open(null)
  service.answers({ askNewTimes: () => new Refusal('PAY_BELOW_MINIMUM') })
  await user.click(await screen.findByRole('button', { name: 'Ask Sam to move' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Ask Sam' }))
  await dialog.findByRole('alert')
})

test.each([
  ['asked', 'You asked Sam on Tue 24 Nov. No reply yet.'],
  ['kept', 'Sam said on Wed 25 Nov that they’re keeping the agreed time.'],
] as const)('who is %s reads as that, and isn’t asked the same again', async (state, told) => {
  open(said(state))
  await screen.findByText(told)
  expect(button()).toBeNull()
})

test('who kept their time can be asked once the job has moved again', async () => {
  open(said('kept', { ...is, start: '09:00' }))
  await screen.findByRole('button', { name: 'Ask Sam to move' })
})

test.each([
  ['a reviewer asks no one', 'reviewer', is],
  ['who agreed to the job’s time isn’t asked', 'manager', was],
] as const)('%s', async (_name, role, now) => {
  const { service } = open(null, role, now)
  await screen.findByText('Ready')
  await waitFor(() => expect(service.sent('employerInfo').length).toBeGreaterThan(0))
  expect(button()).toBeNull()
})
