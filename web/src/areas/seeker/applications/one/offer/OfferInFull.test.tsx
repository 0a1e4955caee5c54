import { applicationDetail, historyRow } from '@evenshift/contract/model/application/application'
import { jobChange } from '@evenshift/contract/model/job/job-change'
import { seekerOffer } from '@evenshift/contract/model/offer'
import { jobShift, weekFit } from '@evenshift/contract/model/week'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OfferInFull } from '#web/areas/seeker/applications/one/offer/OfferInFull'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const shift = (_id: string, day: 3 | 7) => sample(jobShift, { _id, day, start: '16:00', end: '20:00' })

/** An open offer of the first of two shifts, of which some were asked for. */
function offered(asked: readonly ('tue' | 'sat')[]) {
  const ids = { tue: '01890000-0000-7000-8000-000000000011', sat: '01890000-0000-7000-8000-000000000012' }
  const made = sample(applicationDetail)
  const job = { ...made.job, shifts: [shift(ids.tue, 3), shift(ids.sat, 7)] }
  const application = { ...made, status: 'offered' as const, meeting: null, job, shifts: asked.map((name) => ids[name]) }
  // A Friday, four days before the first Tuesday.
  const offer = sample(seekerOffer, { startDate: '2027-01-22', shifts: [{ _id: ids.tue, day: 3, start: '16:00', end: '21:00' }] })
  openService('seeker')
  return show(
    <main>
      <OfferInFull application={application} offer={offer} />
    </main>,
  )
}

test('asking and declining are each one press away, beside accepting', async () => {
  const user = offered(['tue'])
  const foot = document.querySelector<HTMLElement>('[data-sticky-bar]')
  if (!foot) throw new Error('There is no foot')
  within(foot).getByRole('button', { name: 'Accept offer' })
  await user.click(within(foot).getByRole('button', { name: 'Decline' }))
  const decline = await screen.findByRole('dialog', { name: 'Decline this offer?' })
  await user.click(within(decline).getByRole('button', { name: 'Cancel' }))
  await user.click(within(foot).getByRole('button', { name: 'Ask a question' }))
  await screen.findByRole('dialog', { name: 'Ask about the offer' })
})

const reads = (text: string) =>
  screen.getByText((_text, element) => element?.parentElement?.dataset.kind !== undefined && element.textContent === text)

test('a shift that was asked for and isn’t offered is named, one offered at other times isn’t', () => {
  offered(['tue', 'sat'])
  reads('You also asked for Sat 16:00–20:00. It isn’t in this offer.')
})

test('a shift’s unpaid break is told beside its times, whose hours it is no part of', () => {
  openService('seeker')
  const offer = sample(seekerOffer, { shifts: [{ day: 7, start: '09:30', end: '17:30', breakMinutes: 30 }], hoursPerWeek: 7.5 })
  show(<OfferInFull application={{ ...sample(applicationDetail), status: 'offered', meeting: null }} offer={offer} />)
  expect(screen.getByText('Shifts').nextElementSibling?.textContent.replaceAll('\u00A0', ' ')).toContain(
    'Sat 09:30–17:30, 30 min unpaid break',
  )
})

test('several are named in one sentence, and of several remarks one stands before the terms', () => {
  openService('seeker')
  const made = sample(applicationDetail)
  const [tue, sat] = [shift('01890000-0000-7000-8000-000000000011', 3), shift('01890000-0000-7000-8000-000000000012', 7)]
  const job = { ...made.job, status: 'closed' as const, shifts: [tue, { ...sat, start: '08:00' }] }
  const application = { ...made, status: 'offered' as const, meeting: null, job, shifts: [tue._id, sat._id] }
  show(<OfferInFull application={application} offer={sample(seekerOffer, { shifts: [] })} />)
  const terms = screen.getByRole('heading', { name: 'What you’re being offered' })
  const isBefore = (note: HTMLElement) => Boolean(note.compareDocumentPosition(terms) & Node.DOCUMENT_POSITION_FOLLOWING)
  const missed = reads('You also asked for Tue 16:00–20:00 and Sat 08:00–20:00. They aren’t in this offer.')
  expect([isBefore(reads('The job has closed; your offer isn’t affected.')), isBefore(missed)]).toEqual([true, false])
  expect(missed.closest('details')?.open).toBe(false)
})

test('what the advert moved since it was sent is told among what differs', async () => {
  openService('seeker')
  const made = sample(applicationDetail)
  const was = shift('01890000-0000-7000-8000-000000000011', 7)
  const now = { ...was, start: '17:00', end: '21:00' }
  const change = sample(jobChange, { sent: null, confirmedAt: null, shifts: { before: [was], after: [now] } })
  const application = { ...made, status: 'offered' as const, meeting: null, change, job: { ...made.job, shifts: [now] } }
  show(<OfferInFull application={application} offer={sample(seekerOffer, { shifts: [was], changes: ['You’d start later.'] })} />)
  await screen.findByText('Different from the advert:')
  reads('Different from the advert: You’d start later. You’d work Sat 16:00–20:00, not Sat 17:00–21:00.')
})

test('an offer that clashes with a job they have says so once, and how many hours each is', () => {
  openService('seeker')
  const by = { day: 7, start: '10:00', end: '18:00', isWork: true } as const
  const clashes = [{ day: 7, start: '09:30', end: '17:30', label: 'work at Greenbasket', by }] as const
  const entries = ['Greenbasket', 'this job'].map((label) => ({ label, hoursPerWeek: 8 }))
  const ledger = { limit: null, entries, total: 16, clashDay: 7, text: 'You can’t work both on Saturday.' } as const
  const offer = sample(seekerOffer, { weekFit: sample(weekFit, { shiftsFit: 0, shiftsTotal: 1, clashes: [...clashes] }), ledger })
  show(<OfferInFull application={{ ...sample(applicationDetail), status: 'offered', meeting: null }} offer={offer} />)
  reads('Doesn’t fit your week. Clashes with your Saturday job at Greenbasket, 10:00–18:00.')
  expect(screen.getAllByText(/Doesn’t fit|Clashes|can’t work both/)).toHaveLength(1)
  expect(screen.getByText('Greenbasket').closest('section')?.querySelectorAll('i[style]')).toHaveLength(2)
})

test.each(['live', 'closed'] as const)('an offer says that it stays where its job has closed: %s', (status) => {
  openService('seeker')
  const made = sample(applicationDetail)
  const application = { ...made, status: 'offered' as const, meeting: null, job: { ...made.job, status } }
  show(<OfferInFull application={application} offer={sample(seekerOffer)} />)
  expect(screen.queryAllByText('The job has closed; your offer isn’t affected.')).toHaveLength(status === 'closed' ? 1 : 0)
})

test('an offer that was changed says when and what', () => {
  openService('seeker')
  const made = sample(applicationDetail)
  const moves = [null, 'Sat 08:00–14:00 added, £66.00 → £145.20 a week', ''] as const
  const history = moves.map((offer) => sample(historyRow, { status: 'offered', at: '2026-11-29T16:21:00Z', offer }))
  const application = { ...made, status: 'offered' as const, meeting: null, history }
  show(<OfferInFull application={application} offer={sample(seekerOffer)} />)
  reads('Changed on Sun 29 Nov: Sat 08:00–14:00 added, £66.00 → £145.20 a week.')
})

test.each([
  ['public_transport', '2026-12-22', 'Ask Hale whether they open on Christmas Day, and check that buses run.'],
  ['cycle', '2026-12-22', 'Ask Hale whether they open on Christmas Day.'],
  ['cycle', '2027-01-02', null],
] as const)('a first shift on a holiday is told to who comes by %s, from %s', (mode, startDate, told) => {
  openService('seeker')
  const made = sample(applicationDetail)
  const payCard = { ...made.job.payCard, travel: { minutes: 16, distanceKm: 1, mode } }
  const application = { ...made, status: 'offered' as const, meeting: null, job: { ...made.job, employerName: 'Hale', payCard } }
  const shifts = [{ day: 6, start: '07:30', end: '11:30' }]
  show(<OfferInFull application={application} offer={sample(seekerOffer, { startDate, shifts })} />)
  expect(screen.queryByText(/^Ask Hale whether/)?.textContent ?? null).toBe(told)
})

test('it starts on the day of its first shift', () => {
  offered(['tue'])
  expect(screen.getByText('Starts').parentElement?.textContent).toBe('StartsTue 26 Jan')
})

test('who is offered all that they asked for reads of none', () => {
  offered(['tue'])
  expect(screen.queryByText(/You also asked for/)).toBeNull()
})

test.each([
  ['all that were asked for', ['tue'], '1 of the 2 shifts advertised, the one you asked for'],
  ['fewer than were asked for', ['tue', 'sat'], '1 of the 2 shifts advertised'],
] as const)('an offer of fewer shifts than the advert accounts for it: %s', (_name, asked, told) => {
  offered(asked)
  expect(screen.getByText(/advertised/).textContent).toBe(told)
})

test('what to bring before the first shift is said beside the answers', async () => {
  offered(['tue'])
  await screen.findByText(/^Next: before your first shift, .+\. You never pay for a check\.$/)
})

test('what the employer wrote stands straight after the head, before what is offered', async () => {
  openService('seeker')
  const made = sample(applicationDetail)
  const application = {
    ...made,
    status: 'offered' as const,
    meeting: null,
    job: { ...made.job, title: 'Barista', employerName: 'Copper & Bean' },
  }
  show(
    <main>
      <OfferInFull application={application} offer={sample(seekerOffer, { message: 'We liked how you spoke about the farm shop.' })} />
    </main>,
  )
  const [title, first, next] = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(title).toMatch(/Barista/)
  expect(first).toBe('A note from Copper & Bean')
  expect(next).toMatch(/^What you/)
  expect(screen.getByRole('link', { name: 'Read the advert' }).getAttribute('href')).toBe(`/find/${made.job._id}`)
  screen.getByText('“We liked how you spoke about the farm shop.”')
  await expectAccessible(document.body)
})

test('what it pays a week is the same figure in the head and below', () => {
  openService('seeker')
  const application = { ...sample(applicationDetail), status: 'offered' as const, meeting: null }
  show(<OfferInFull application={application} offer={sample(seekerOffer, { pay: 13.2, payUnit: 'hour', hoursPerWeek: 8 })} />)
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).toBe('£13.20 an hour · £105.60 a week')
  expect(screen.getByText('Per week').nextElementSibling?.textContent).toBe('£105.60')
})
