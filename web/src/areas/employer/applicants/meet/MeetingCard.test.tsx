import { employerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { employerCompany } from '@evenshift/contract/employer/company'
import { employerMeeting } from '@evenshift/contract/model/meeting/meeting'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MeetingCard } from '#web/areas/employer/applicants/meet/MeetingCard'
import { useMoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { sample } from '#web/testkit/sample'
import { described, expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const made = sample(employerApplicationDetail)
const application = { ...made, applicant: { ...made.applicant, name: 'Dara O’Neill' }, pendingRejection: null }
const proposed = sample(employerMeeting, {
  kind: 'trial',
  status: 'proposed',
  turn: 'seeker',
  minutes: 180,
  at: null,
  answerBy: '2026-11-26T18:00:00Z',
  place: '5 Park Row, Leeds',
  link: null,
  phone: null,
  askFor: 'Rosa Marin',
  pay: 13.1,
  payTotal: 39.3,
  outcomeDue: null,
  cancelledBy: null,
  message: null,
  times: [{ start: '2026-11-28T10:00:00Z', end: '2026-11-28T13:00:00Z' }],
  allowed: ['propose', 'cancel'],
  version: 2,
})
const suggested = {
  ...proposed,
  turn: 'employer' as const,
  answerBy: null,
  message: 'I’m on the 10:05 bus.',
  times: [
    { start: '2026-11-28T11:00:00Z', end: '2026-11-28T14:00:00Z' },
    { start: '2026-11-29T11:00:00Z', end: '2026-11-29T14:00:00Z' },
  ],
  allowed: ['propose', 'pick', 'cancel'] as const,
}
const agreed = {
  ...proposed,
  status: 'agreed' as const,
  turn: null,
  at: '2026-11-28T11:00:00Z',
  answerBy: null,
  times: [],
  outcomeDue: '2026-11-30T14:00:00Z',
}

function open(meeting: typeof proposed, more: Partial<typeof application> = {}, role: 'manager' | 'reviewer' = 'manager') {
  const service = openService('employer')
  service.answers({ employerInfo: () => sample(employerCompany.employerInfo.output, { role }), moveMeeting: () => meeting })
  function Shown() {
    const flow = useMoveFlow()
    return (
      <main>
        <h1>Dara O’Neill</h1>
        <MeetingCard application={{ ...application, ...more, meeting }} meeting={meeting} flow={flow} />
        {flow.dialog}
      </main>
    )
  }
  return { user: show(<Shown />), service, card: within(screen.getByRole('region', { name: 'Meeting' })) }
}

test('what is proposed waits for them: its times, what it pays, by when they answer', async () => {
  const { card } = open(proposed)
  card.getByText('Waiting for Dara')
  card.getByText('Sat 28 Nov, 10:00–13:00')
  card.getByText('3 hours · £39.30 in all · 5 Park Row, Leeds · ask for Rosa Marin')
  card.getByText('Asked to reply by Thu 26 Nov, 18:00.')
  expect((await card.findByRole('link', { name: 'Change times' })).getAttribute('href')).toMatch(/\/meet$/)
  expect(card.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
  await expectAccessible(document.body)
})

test('one of the times that they suggest is accepted with a press', async () => {
  const { user, service, card } = open({ ...suggested, allowed: [...suggested.allowed] })
  card.getByText('Dara suggests')
  card.getByText('Your turn')
  card.getByText('“I’m on the 10:05 bus.”')
  await user.click(await card.findByRole('button', { name: 'Accept Sun 29 Nov, 11:00 to 14:00' }))
  await screen.findByText('Agreed: Sun 29 Nov, 11:00')
  expect(service.sent('moveMeeting')).toMatchObject([{ body: { action: 'pick', time: '2026-11-29T11:00:00Z', version: 2 } }])
  await expectAccessible(document.body)
})

test('someone else was quicker: the card says so', async () => {
  const { user, service, card } = open({ ...suggested, allowed: [...suggested.allowed] })
  service.answers({ moveMeeting: () => new Refusal('STALE') })
  await user.click(await card.findByRole('button', { name: 'Accept Sat 28 Nov, 11:00 to 14:00' }))
  await screen.findByText('This has been updated. Here’s the latest.')
})

test('what is agreed goes to the calendar, is moved, or is called off with a sentence', async () => {
  const { user, service, card } = open(agreed)
  card.getByText('Sat 28 Nov, 11:00–14:00')
  card.getByText('After the paid trial, tell Dara by Mon 30 Nov, 14:00.')
  expect(await card.findByRole('button', { name: 'Add to calendar' })).toBeTruthy()
  expect(card.getByRole('link', { name: 'Rearrange' })).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'Call it off' }))
  const dialog = await screen.findByRole('dialog', { name: 'Call off the paid trial with Dara O’Neill?' })
  const press = () => user.click(within(dialog).getByRole('button', { name: 'Call it off' }))
  const reason = within(dialog).getByLabelText('Reason', { selector: 'textarea' })
  await press()
  expect(described(reason)).toContain('Enter a reason')
  await user.type(reason, 'The machine broke.')
  service.answers({ moveMeeting: () => new Refusal('INVALID_INPUT', { reason: 'No to the reason.' }) })
  await press()
  await within(dialog).findByText('No to the reason.')
  await expectAccessible(dialog)
  service.answers({ moveMeeting: () => agreed })
  await press()
  await screen.findByText('Called off. We’ve told Dara O’Neill')
  expect(service.sent('moveMeeting').at(-1)).toMatchObject({ body: { action: 'cancel', reason: 'The machine broke.', version: 2 } })
  await waitFor(() => expect(dialog.isConnected).toBe(false))
})

test('a trial that is over says by when they hear, and has the moves that tell them', async () => {
  const done = { ...agreed, status: 'done' as const, allowed: [] }
  const { card } = open(done, { status: 'in_review', allowed: ['offered', 'rejected'] })
  expect(card.getByText(/^Tell Dara by/).textContent).toBe(
    'Tell Dara by Mon 30 Nov, 14:00: make an offer, meet again or say not this time. £39.30 is owed either way.',
  )
  await card.findByRole('button', { name: 'Make offer' })
  card.getByRole('button', { name: 'Not this time' })
  await expectAccessible(document.body)
})

test('the number to ring is a press away, and so is a video call', async () => {
  const phone = { ...agreed, kind: 'phone' as const, place: null, pay: null, payTotal: null, outcomeDue: null, phone: '0113 496 0142' }
  const { card } = open(phone)
  expect(card.getByRole('link', { name: '0113 496 0142' }).getAttribute('href')).toBe('tel:01134960142')
})

test('a reviewer reads it and decides nothing', async () => {
  const { card } = open({ ...suggested, allowed: [...suggested.allowed] }, {}, 'reviewer')
  card.getByText('Sat 28 Nov, 11:00–14:00')
  await waitFor(() => expect(card.queryByRole('button')).toBeNull())
})

test.each([
  ['seeker', 'Dara called it off.'],
  ['employer', 'You called it off.'],
  ['clock', 'It wasn’t agreed in time, or the application is finished.'],
] as const)('one that the %s ended says so', (cancelledBy, told) => {
  const { card } = open({
    ...proposed,
    status: 'cancelled',
    turn: null,
    times: [],
    allowed: [],
    answerBy: null,
    cancelledBy,
    message: 'Sorry.',
  })
  card.getByText(told)
  card.getByText('“Sorry.”')
})

test.each([
  ['offered', 'You’ve made Dara an offer.'],
  ['offer_accepted', 'Dara said yes.'],
] as const)('an agreed chat beside an offer (%s) says that it stands, and is moved or called off there', async (status, said) => {
  const { user, service, card } = open({ ...agreed, kind: 'chat' }, { status })
  card.getByText(
    `${said} You still have a face-to-face chat on Sat 28 Nov, 11:00. It’s on unless one of you calls it off or you hire them.`,
  )
  expect((await card.findByRole('link', { name: 'Rearrange' })).getAttribute('href')).toMatch(/\/meet$/)
  await user.click(card.getByRole('button', { name: 'Call it off' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'You have the job.')
  await user.click(dialog.getByRole('button', { name: 'Call it off' }))
  await waitFor(() => expect(service.sent('moveMeeting')).toMatchObject([{ body: { action: 'cancel', reason: 'You have the job.' } }]))
})
