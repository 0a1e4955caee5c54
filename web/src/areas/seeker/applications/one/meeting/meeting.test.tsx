import { applicationDetail } from '@evenshift/contract/model/application/application'
import { seekerMeeting } from '@evenshift/contract/model/meeting/meeting'
import { availability } from '@evenshift/contract/model/profile/availability'
import { profile as seekerProfile } from '@evenshift/contract/model/profile/profile'
import { datePlus } from '@evenshift/contract/days'
import { londonDay } from '@evenshift/contract/london'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { Navigate, Route, Routes } from 'react-router'
import { describe, expect, test } from 'vitest'
import { MeetingCard } from '#web/areas/seeker/applications/one/meeting/MeetingCard'
import { MeetingInFull } from '#web/areas/seeker/applications/one/meeting/MeetingInFull'
import { OtherTimesScreen } from '#web/areas/seeker/applications/one/meeting/OtherTimesScreen'
import { instantOf } from '#web/shared/meeting/london-times'
import { momentWords, wholeSpanWords } from '#web/shared/meeting/meeting-words'
import { paths, to } from '#web/shared/paths'
import { dayDate } from '#web/shared/words/dates'
import { sample } from '#web/testkit/sample'
import { described, expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'
import { dateLabel } from '#web/ui/week/dated/dated-week'
import { dayLabel } from '#web/ui/week/days'

const today = londonDay(new Date())
const dates = [1, 2, 3].map((days) => datePlus(today, days)) as [string, string, string]
const timeAt = (date: string, start: string, end: string) => ({ start: instantOf({ date, start }), end: instantOf({ date, start: end }) })
const made = sample(applicationDetail)
const travel = { minutes: 9, distanceKm: 2, mode: 'cycle' }
const job = { ...made.job, title: 'Weekend barista', employerName: 'Copper & Bean', logo: '', payCard: { ...made.job.payCard, travel } }
const clash = timeAt(dates[0], '14:00', '16:00')
const free = timeAt(dates[1], '15:00', '17:00')
const outside = timeAt(dates[2], '11:00', '13:00')
const trial = sample(seekerMeeting, {
  kind: 'trial',
  status: 'proposed',
  turn: 'seeker',
  minutes: 120,
  at: null,
  answerBy: '2099-11-26T18:00:00Z',
  place: '71 Brudenell Road, LS6',
  link: null,
  askFor: 'Rosa Marin',
  note: 'Closed shoes, please.',
  pay: 12.9,
  payTotal: 25.8,
  outcomeDue: null,
  cancelledBy: null,
  message: null,
  times: [
    { ...clash, isFree: false, clashes: [{ kind: 'class', label: 'Databases' }] },
    { ...free, isFree: true, clashes: [] },
    { ...outside, isFree: false, clashes: [] },
  ],
  allowed: ['pick', 'suggest', 'decline'],
  version: 5,
})
type Meeting = typeof trial
const phone = { ...trial, kind: 'phone' as const, minutes: 15, place: null, pay: null, payTotal: null }
const agreed: Meeting = {
  ...trial,
  status: 'agreed',
  turn: null,
  at: free.start,
  answerBy: null,
  times: [],
  outcomeDue: '2099-11-30T17:00:00Z',
  allowed: ['suggest', 'cancel'],
}
const detailOf = (meeting: Meeting) => ({ ...made, job, meeting })
const own = sample(availability, { busy: [], work: [] })

function serve(meeting: Meeting) {
  const service = openService('seeker')
  service.answers({
    availability: () => own,
    profileDetails: () => ({ isUser: true, userProfile: [sample(seekerProfile, { phone: '0113 496 0101' })] }),
    openApplication: () => detailOf(meeting) as never,
    answerMeeting: () => meeting,
  })
  return service
}
function openProposal(meeting: Meeting = trial) {
  const service = serve(meeting)
  const user = show(
    <main>
      <MeetingInFull application={detailOf(meeting)} meeting={meeting} />
    </main>,
  )
  return { user, service }
}
const take = (user: UserEvent) => user.click(screen.getAllByRole('button', { name: /^Choose / })[0] as HTMLElement)

describe('a proposal', () => {
  test('stands with how each time lies in the own week, what it pays, where, how far and whom to ask for', async () => {
    openProposal()
    screen.getByRole('heading', { level: 1, name: 'Pick a time for your paid trial' })
    const rows = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
    expect(rows).toEqual([
      `${dayDate(dates[0])}Clashes: Databases14:00–16:00`,
      `${dayDate(dates[1])}You’re free15:00–17:00`,
      `${dayDate(dates[2])}Outside your free times11:00–13:00`,
    ])
    screen.getByText('Full pay at £12.90 an hour, whether or not they offer you the job.')
    const facts = within(screen.getByRole('region', { name: 'Where and how' })).getAllByRole('listitem')
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      '71 Brudenell Road, LS6Map',
      'About 9\u00A0min by bike',
      'Ask for Rosa Marin',
      'They decide within 48 hours',
    ])
    screen.getByText('From Copper & Bean: “Closed shoes, please.”')
    await expectAccessible(document.body)
  })

  test('to who never marked a week says so once, with the way to it, and calls no time free', async () => {
    const times = [trial.times[0], { ...free, isFree: null, clashes: [] }, { ...outside, isFree: null, clashes: [] }]
    openProposal({ ...trial, times } as Meeting)
    const rows = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
    expect(rows).toEqual([
      `${dayDate(dates[0])}Clashes: Databases14:00–16:00`,
      `${dayDate(dates[1])}15:00–17:00`,
      `${dayDate(dates[2])}11:00–13:00`,
    ])
    screen.getByText('You haven’t marked your week.', { exact: false })
    expect(screen.getByRole('link', { name: 'Mark your week' }).getAttribute('href')).toBe('/profile/profile#availability')
    await screen.findByText('This time')
    expect(screen.queryByText(/You’re free/)).toBeNull()
    await expectAccessible(document.body)
  })

  test('is taken at the time that is free, or at the one that is chosen, and the button says which', async () => {
    const { user, service } = openProposal()
    expect(screen.getAllByRole('button', { name: `Choose ${momentWords(free.start)}` })).toHaveLength(2)
    await user.click(screen.getByRole('radio', { name: new RegExp('^' + dayDate(dates[0])) }))
    await take(user)
    await screen.findByText(`Agreed: ${momentWords(clash.start)}`)
    expect(service.sent('answerMeeting')).toMatchObject([{ body: { action: 'pick', time: clash.start, version: 5 } }])
  })

  test('of which no time is free has none chosen, and other times come first', async () => {
    const { user, service } = openProposal({ ...trial, times: trial.times.filter(({ isFree }) => !isFree) })
    expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([])
    expect(screen.getAllByRole('button', { name: 'Choose a time' }).every((button) => (button as HTMLButtonElement).disabled)).toBe(true)
    expect(screen.getByRole('link', { name: 'Suggest other times' }).dataset['variant']).toBe('filled')
    screen.getByText(/ Reply by Thu 26 Nov, 18:00\.$/)
    await expectAccessible(document.body)
    await user.click(screen.getByRole('radio', { name: new RegExp('^' + dayDate(dates[0])) }))
    await take(user)
    await screen.findByText(`Agreed: ${momentWords(clash.start)}`)
    expect(service.sent('answerMeeting')).toMatchObject([{ body: { time: clash.start } }])
  })

  test('of a phone call asks for the number, and tells what is wrong with it there', async () => {
    const { user, service } = openProposal(phone)
    const number = await screen.findByDisplayValue('0113 496 0101')
    await user.clear(number)
    await user.type(number, '07700 900000')
    service.answers({ answerMeeting: () => new Refusal('INVALID_INPUT', { phone: 'Enter a number they can ring' }) })
    await take(user)
    await waitFor(() => expect(described(screen.getByLabelText('Your number'))).toContain('Enter a number they can ring'))
    expect(screen.getByLabelText<HTMLInputElement>('Your number').value).toBe('07700 900000')
    await user.clear(screen.getByLabelText('Your number'))
    await user.type(screen.getByLabelText('Your number'), '07700 900123')
    service.answers({ answerMeeting: () => phone })
    await take(user)
    await screen.findByText(/^Agreed: /)
    expect(service.sent('answerMeeting').at(-1)).toMatchObject({ body: { phone: '07700 900123' } })
  })

  test('is turned down with or without a line', async () => {
    const { user, service } = openProposal()
    await user.click(screen.getByRole('button', { name: 'Say no thanks' }))
    const sheet = await screen.findByRole('dialog', { name: 'Say no to the paid trial?' })
    await user.type(within(sheet).getByLabelText('Add a line (optional)'), 'I’m away that week.')
    await user.click(within(sheet).getByRole('button', { name: 'Say no' }))
    await screen.findByText('We’ve told them')
    expect(service.sent('answerMeeting')).toMatchObject([{ body: { action: 'decline', message: 'I’m away that week.', version: 5 } }])
  })

  test('that has changed meanwhile says so', async () => {
    const { user, service } = openProposal()
    service.answers({ answerMeeting: () => new Refusal('STALE') })
    await take(user)
    await screen.findByText('This has been updated. Here’s the latest.')
  })
})

describe('other times', () => {
  async function openOther(meeting: Meeting = trial, week = own) {
    const service = serve(meeting)
    service.answers({ availability: () => week })
    const user = show(
      <main>
        <Routes>
          <Route path={paths.otherTimes} element={<OtherTimesScreen />} />
          <Route path="/" element={<Navigate to={to(paths.otherTimes, { id: made._id })} />} />
          <Route path="*" element={null} />
        </Routes>
      </main>,
    )
    await screen.findByRole('heading', { level: 1, name: 'When could you do it?' })
    return { user, service }
  }
  const cell = (date: string, hour: string) => screen.getByRole('gridcell', { name: new RegExp(`^${dateLabel(date)}, ${hour}`) })
  const send = (user: UserEvent, name = /^Send/) => user.click(screen.getAllByRole('button', { name })[0] as HTMLElement)

  test('are three at most over two weeks, with a line, pressed or by the keys', async () => {
    const { user, service } = await openOther()
    expect(screen.queryByText(/is asked to answer by/)).toBeNull()
    await send(user, /^Choose at least one time$/)
    expect(described(screen.getByRole('region', { name: 'Your week' }))).toContain('Choose at least one time')
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('gridcell'))
    expect(service.sent('answerMeeting')).toEqual([])
    await user.click(cell(dates[0], '18:00'))
    screen.getByText(/^Copper & Bean is asked to answer by \w{3} \d+ \w{3}, \d\d:\d\d\.$/)
    cell(dates[0], '18:00').focus()
    await user.keyboard('{ArrowRight}{Enter}')
    await user.click(screen.getByRole('button', { name: 'Later' }))
    expect(screen.getByRole('button', { name: 'Later' }).getAttribute('aria-disabled')).toBe('true')
    await user.click(cell(datePlus(today, 9), '14:00'))
    await user.click(cell(datePlus(today, 9), '17:00'))
    screen.getByText('You can pick 3. Remove one first.')
    await expectAccessible(document.body)
    await user.type(screen.getByLabelText('Add a line (optional)'), 'Exams until then.')
    await send(user)
    await screen.findByText('Times sent to Copper & Bean')
    const times = [
      { date: dates[0], start: '18:00' },
      { date: dates[1], start: '18:00' },
      { date: datePlus(today, 9), start: '14:00' },
    ].map(instantOf)
    expect(service.sent('answerMeeting')).toMatchObject([{ body: { action: 'suggest', times, message: 'Exams until then.', version: 5 } }])
  })

  test('say so where one lies outside the own free times, and are sent all the same', async () => {
    const slots = [{ start: '17:00', end: '21:00' }]
    const keys = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
    const times = keys.map((key, place) => ({ id: place + 1, key, label: dayLabel(place + 1), value: true, slots }))
    const { user, service } = await openOther(trial, { ...own, times })
    await user.click(cell(dates[0], '18:00'))
    await user.click(cell(dates[1], '10:00'))
    const picked = within(screen.getByRole('region', { name: 'Your times' })).getAllByRole('listitem')
    expect(picked.map(({ textContent }) => textContent?.includes('Outside your free times'))).toEqual([false, true])
    await expectAccessible(document.body)
    await send(user)
    await waitFor(() => expect(service.sent('answerMeeting')).toHaveLength(1))
  })

  test('of an agreed meeting say that nothing is agreed until then, and refusals stand at their fields', async () => {
    const { user, service } = await openOther(agreed)
    screen.getByText(/Until then nothing is agreed\.$/)
    await user.click(cell(dates[0], '18:00'))
    service.answers({ answerMeeting: () => new Refusal('INVALID_INPUT', { 'times.0': 'No to the time.', message: 'No to the line.' }) })
    await send(user)
    await screen.findByText('No to the time.')
    expect(described(screen.getByLabelText('Add a line (optional)'))).toContain('No to the line.')
    screen.getByText('1 of 3')
    await expectAccessible(document.body)
  })
})

describe('the card', () => {
  const openCard = (meeting: Meeting, more: Partial<typeof made> = { status: 'in_review' }) => {
    const service = serve(meeting)
    const user = show(
      <main>
        <h1>Weekend barista</h1>
        <MeetingCard application={{ ...detailOf(meeting), ...more }} meeting={meeting} />
      </main>,
    )
    return { user, service, card: within(screen.getByRole('region', { name: 'Meeting' })) }
  }

  test('of what is agreed tells the time and what is owed, and leads to the calendar, another time and calling it off', async () => {
    const { user, service, card } = openCard(agreed)
    card.getByText(wholeSpanWords(free))
    card.getByText('From Copper & Bean: “Closed shoes, please.”')
    card.getByText(/^You get £25\.80 whether or not they offer you the job\. You hear from Copper & Bean by Mon 30 Nov, 17:00\.$/)
    card.getByRole('button', { name: 'Add to calendar' })
    expect(card.getByRole('link', { name: 'Rearrange' }).getAttribute('href')).toMatch(/\/meeting\/times$/)
    await user.click(card.getByRole('button', { name: 'Call it off' }))
    const sheet = await screen.findByRole('dialog', { name: 'Call off the paid trial?' })
    await user.click(within(sheet).getByRole('button', { name: 'Call it off' }))
    expect(described(within(sheet).getByLabelText('Reason'))).toContain('Enter a reason')
    expect(service.sent('answerMeeting')).toEqual([])
    await user.type(within(sheet).getByLabelText('Reason'), 'I’m ill.')
    await user.click(within(sheet).getByRole('button', { name: 'Call it off' }))
    await screen.findByText('Called off. We’ve told them')
    expect(service.sent('answerMeeting')).toMatchObject([{ body: { action: 'cancel', reason: 'I’m ill.', version: 5 } }])
  })

  test.each([
    ['offered', 'You have an offer for this job. The paid trial is still on unless one of you calls it off.', 'Your offer stays open.'],
    ['offer_accepted', 'You said yes to this job. The paid trial is still on unless one of you calls it off.', 'You still have the job.'],
    ['hired', 'You’re hired. The paid trial is still on unless one of you calls it off.', 'You still have the job.'],
  ] as const)(
    'of what is agreed beside an offer (%s) says that it’s still on, with a way to write and one to call it off',
    async (status, told, kept) => {
      const { user, card } = openCard(agreed, { status, mayMessage: true })
      card.getByText(told)
      expect(card.getByRole('link', { name: 'Write to Copper & Bean' }).getAttribute('href')).toBe(to(paths.conversation, { id: made._id }))
      await expectAccessible(document.body)
      await user.click(card.getByRole('button', { name: 'Call it off' }))
      const sheet = await screen.findByRole('dialog', { name: 'Call off the paid trial?' })
      within(sheet).getByText(`We’ll tell Copper & Bean straight away. ${kept}`)
    },
  )

  test('of a phone call names who rings, and asks for nobody', () => {
    const { card } = openCard({ ...phone, ...agreed, kind: 'phone', place: null })
    card.getByText('Rosa Marin will ring you')
    expect(card.queryByText(/^Ask for/)).toBeNull()
  })

  test('of a call that is agreed beside an offer says that it’s still on', () => {
    const { card } = openCard({ ...phone, ...agreed, kind: 'phone' }, { status: 'offer_accepted' })
    card.getByText('You said yes to this job. The phone call is still on unless one of you calls it off or you’re hired.')
  })

  test('of what they suggested waits for the employer', async () => {
    const { card } = openCard({ ...trial, turn: 'employer', message: 'Exams.', allowed: ['suggest', 'decline'] })
    card.getByText('Waiting for them')
    expect(within(card.getByRole('list', { name: 'Your times' })).getAllByRole('listitem')).toHaveLength(3)
    card.getByText('Copper & Bean picks one of your times or asks again by Thu 26 Nov, 18:00.')
    card.getByRole('link', { name: 'Change times' })
    card.getByRole('button', { name: 'Say no thanks' })
    await expectAccessible(document.body)
  })

  test('of times they suggested to who has the job presses nobody, and leads to them', () => {
    const { card } = openCard(trial, { status: 'offer_accepted' })
    card.getByText('They’ve suggested times')
    expect(card.queryByText('Your turn')).toBeNull()
    card.getByRole('link', { name: 'Pick a time' })
  })

  test('beside an offer leads to the times', () => {
    const { card } = openCard(trial)
    expect(card.getByRole('link', { name: 'Pick a time' }).getAttribute('href')).toMatch(/\/meeting$/)
  })

  test('of a trial that is over tells when they hear and what they get', () => {
    const { card } = openCard({ ...agreed, status: 'done', allowed: [] })
    card.getByText('You hear from Copper & Bean by Mon 30 Nov, 17:00. You get £25.80 whether or not they offer you the job.')
    expect(card.queryByRole('button')).toBeNull()
  })

  test.each([
    ['seeker', 'in_review', 'You called it off.'],
    ['employer', 'in_review', 'Copper & Bean called it off.'],
    ['clock', 'in_review', 'It wasn’t agreed in time.'],
    ['clock', 'offer_accepted', 'You got the job before you’d picked a time.'],
    ['clock', 'withdrawn', 'It ended with your application.'],
  ] as const)('of one that the %s ended says so: %s', (cancelledBy, stage, told) => {
    const ended = { ...trial, status: 'cancelled' as const, turn: null, times: [], answerBy: null, allowed: [], cancelledBy }
    const { card } = openCard({ ...ended, message: 'Sorry.' }, { status: stage })
    card.getByText(told)
    card.getByText('“Sorry.”')
  })
})
