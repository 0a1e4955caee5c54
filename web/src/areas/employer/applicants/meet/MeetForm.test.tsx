import { employerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { employerMeeting } from '@evenshift/contract/model/meeting/meeting'
import { employerJob } from '@evenshift/contract/model/job/job'
import { londonDay } from '@evenshift/contract/london'
import { datePlus } from '@evenshift/contract/days'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MeetForm } from '#web/areas/employer/applicants/meet/MeetForm'
import { instantOf } from '#web/shared/meeting/london-times'
import { dayDate } from '#web/shared/words/dates'
import { sample } from '#web/testkit/sample'
import { described, expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'
import { dateLabel } from '#web/ui/week/dated/dated-week'

// Noon: late in the evening there is no later hour to type.
const noon = new Date(`${londonDay(new Date())}T12:00:00Z`)
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: noon }))
afterEach(() => void vi.useRealTimers())

const today = londonDay(noon)
const tomorrow = datePlus(today, 1)
const later = datePlus(today, 9)
const arrival = { address: '71 Brudenell Road', contactName: 'Rosa Marin', contactPhone: '', askFor: '', wear: '', bring: '' }
const job = sample(employerJob, {
  arrival,
  location: 'Leeds',
  postcode: 'LS6 1AA',
  salary: 12.9,
  salaryUnit: 'hour',
  workplace: 'on_site',
  shifts: [],
})
const made = sample(employerApplicationDetail)
const application = {
  ...made,
  status: 'in_review' as const,
  pendingRejection: null,
  applicant: { ...made.applicant, name: 'Amira Khan' },
  job,
  fit: null,
  meeting: null,
  freeTimes: null,
}
const meeting = sample(employerMeeting)

function open(more: Partial<typeof application> | { meeting: typeof meeting } = {}, fits: boolean | null = true) {
  const service = openService('employer')
  service.answers({
    meetingTimes: ({ body }) => body.times.map((start) => ({ start, fits })),
    proposeMeeting: () => meeting,
    moveMeeting: () => meeting,
  })
  const user = show(
    <main>
      <MeetForm application={{ ...application, ...more }} contactName="Tom Hale" back="/applicants" />
    </main>,
  )
  return { user, service }
}
const cell = (date: string, hour: string): HTMLElement => screen.getByRole('gridcell', { name: new RegExp(`^${dateLabel(date)}, ${hour}`) })
const pick = (user: UserEvent, date: string, hour: string) => user.click(cell(date, hour))
const write = async (user: UserEvent, label: string, text: string) => {
  const field = screen.getByLabelText(label, { selector: 'input, textarea' })
  await user.clear(field)
  if (text) await user.type(field, text)
}
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: /^Send / }))

const kinds = [
  {
    kind: 'chat',
    choose: /^Face-to-face chat/,
    fill: async () => undefined,
    body: { kind: 'chat', minutes: 20, place: '71 Brudenell Road, Leeds LS6 1AA', askFor: 'Rosa Marin', note: '' },
  },
  {
    kind: 'phone',
    choose: /^Phone/,
    fill: (user: UserEvent) => write(user, 'Who will ring (optional)', 'Sam'),
    body: { kind: 'phone', minutes: 15, askFor: 'Sam', note: '' },
  },
  {
    kind: 'video',
    choose: /^Video/,
    fill: (user: UserEvent) => write(user, 'Link of the call', 'https://meet.example/rosa'),
    body: { kind: 'video', minutes: 20, link: 'https://meet.example/rosa', askFor: 'Rosa Marin', note: '' },
  },
  {
    kind: 'trial',
    choose: /^Paid trial/,
    fill: async (user: UserEvent) => {
      await write(user, 'Pay an hour', '13.5')
      await write(user, 'Where', 'The side door')
      await write(user, 'Who to ask for (optional)', 'Sam')
      await write(user, 'Note (optional)', 'Wear closed shoes.')
    },
    body: { kind: 'trial', minutes: 120, place: 'The side door', pay: 13.5, askFor: 'Sam', note: 'Wear closed shoes.' },
  },
] as const

describe.each(kinds)('a $kind', ({ choose, fill, body }) => {
  test('goes out with the times that were pressed and the terms of its kind alone', async () => {
    const { user, service } = open()
    await user.click(screen.getByRole('radio', { name: choose }))
    await pick(user, tomorrow, '16:00')
    await fill(user)
    window.scrollTo(0, 400)
    await send(user)
    await screen.findByText('Your times are with Amira Khan')
    await waitFor(() => expect(window.scrollY, 'the applicant’s page begins at its top').toBe(0))
    expect(service.sent('proposeMeeting')).toMatchObject([{ body: { ...body, times: [instantOf({ date: tomorrow, start: '16:00' })] } }])
    expect(Object.keys(service.sent('proposeMeeting')[0]?.body ?? {}).toSorted()).toEqual([...Object.keys(body), 'times'].toSorted())
  })
})

describe('the times', () => {
  test('are reached and pressed with the keys, and typed to the quarter of an hour', async () => {
    const { user, service } = open()
    cell(tomorrow, '08:00').focus()
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}[Space]')
    await user.click(screen.getByRole('button', { name: 'Type a date and time' }))
    const typed = within(screen.getByRole('group', { name: 'Type a date and time' }))
    await user.click(typed.getByRole('button', { name: 'Add time' }))
    typed.getByText('Choose a time')
    await user.type(typed.getByLabelText('Date'), later)
    await user.click(typed.getByLabelText('From', { selector: 'input' }))
    await user.keyboard('17:15{ArrowDown}{Enter}')
    await user.click(typed.getByRole('button', { name: 'Add time' }))
    await send(user)
    await waitFor(() => expect(service.sent('proposeMeeting')).toHaveLength(1))
    const times = [instantOf({ date: datePlus(tomorrow, 1), start: '10:00' }), instantOf({ date: later, start: '17:15' })]
    expect(service.sent('proposeMeeting')[0]?.body.times).toEqual(times)
  })

  test('are five at most, and one that is pressed again is gone', async () => {
    const { user } = open()
    for (const hour of ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00']) await pick(user, tomorrow, hour)
    screen.getByText('You can pick 5. Remove one first.')
    screen.getByText('5 of 5')
    await pick(user, tomorrow, '09:00')
    screen.getByText('4 of 5')
    await user.click(screen.getByRole('button', { name: new RegExp(`^Remove ${dayDate(tomorrow)} 10:00 to 10:20`) }))
    screen.getByText('3 of 5')
  })

  test('say whether they fit and nothing of why not, and the free ground is drawn only where it is shared', async () => {
    const { user } = open({}, false)
    screen.getByText('Choose up to 5 times. Amira hasn’t shared their free hours, so you’ll only see if a time fits.')
    await pick(user, tomorrow, '16:00')
    await screen.findByText('Doesn’t suit them')
    expect(screen.queryByText('Amira’s free')).toBeNull()
    expect(cell(tomorrow, '12:00').getAttribute('aria-label')).toBe(`${dateLabel(tomorrow)}, 12:00`)
    await expectAccessible(document.body)
  })

  test('aren’t called fitting where no week was marked, nor said to clash', async () => {
    const { user } = open({}, null)
    await pick(user, tomorrow, '16:00')
    const [picked] = within(screen.getByRole('region', { name: 'Your times' })).getAllByRole('listitem')
    await waitFor(() => expect(picked?.textContent).toContain('Not known'))
    expect(picked?.dataset).toMatchObject({ unknown: 'true' })
    expect(picked?.dataset).not.toHaveProperty('clash')
    screen.getByText('Choose up to 5 times. Amira hasn’t said when they’re free.')
    await expectAccessible(document.body)
  })

  test('begin at 08:00 and end at 20:00; the other hours are a press away', async () => {
    const { user } = open()
    const begins = () =>
      screen
        .getAllByRole('gridcell')
        .filter(({ dataset }) => dataset['date'] === tomorrow)
        .map(({ dataset }) => dataset['start'])
    expect([begins().at(0), begins().at(-1)]).toEqual(['08:00', '19:00'])
    await user.click(screen.getByRole('button', { name: 'Show earlier and later hours' }))
    expect([begins().at(0), begins().at(-1)]).toEqual(['05:00', '23:00'])
    await pick(user, tomorrow, '06:00')
    await user.click(screen.getByRole('button', { name: 'Show fewer hours' }))
    expect([begins().at(0), begins().at(-1)]).toEqual(['06:00', '19:00'])
  })

  test('move within their hour with a press', async () => {
    const { user, service } = open()
    await pick(user, tomorrow, '16:00')
    await user.click(screen.getByRole('button', { name: `Change ${dayDate(tomorrow)} 16:00 to 16:20` }))
    await user.click(await screen.findByRole('menuitem', { name: '16:30' }))
    const moved = await screen.findByRole('button', { name: `Change ${dayDate(tomorrow)} 16:30 to 16:50` })
    await waitFor(() => expect(document.activeElement).toBe(moved))
    await send(user)
    await waitFor(() => expect(service.sent('proposeMeeting')).toHaveLength(1))
    expect(service.sent('proposeMeeting')[0]?.body.times).toEqual([instantOf({ date: tomorrow, start: '16:30' })])
  })

  test('are called free only where they are free to their end', async () => {
    const day = new Date(`${tomorrow}T00:00:00Z`).getUTCDay() + 1
    const { user } = open({ freeTimes: [{ day, start: '08:30', end: '11:00' }] as never })
    const said = (hour: string) => cell(tomorrow, hour).getAttribute('aria-label')?.split(`, ${hour}`)[1]
    expect(['08:00', '09:00', '10:00', '11:00'].map(said)).toEqual([', free from 08:30', ', free', ', free', ', not free'])
    await user.click(screen.getByRole('radio', { name: /^Paid trial/ }))
    expect(['08:00', '09:00', '10:00'].map(said)).toEqual([', free from 08:30', ', free', ', not free'])
  })

  test('lie on the free ground of whoever shares it', async () => {
    const day = new Date(`${tomorrow}T00:00:00Z`).getUTCDay() + 1
    open({ freeTimes: [{ day, start: '14:00', end: '20:00' }] as never })
    screen.getByText('Amira’s free')
    expect(screen.queryByText(/hasn’t shared/)).toBeNull()
    expect(cell(tomorrow, '15:00').getAttribute('aria-label')).toMatch(/, free$/)
    expect(cell(tomorrow, '10:00').getAttribute('aria-label')).toMatch(/, not free$/)
    await expectAccessible(document.body)
  })
})

test('a trial tells what it pays in all before it is sent', async () => {
  const { user } = open()
  await user.click(screen.getByRole('radio', { name: /^Paid trial/ }))
  const pay = within(screen.getByRole('region', { name: 'Pay' }))
  pay.getByText('£25.80')
  await user.click(screen.getByLabelText('How long', { selector: 'input' }))
  await user.click(await screen.findByRole('option', { name: '3 hours' }))
  pay.getByText('£38.70')
  pay.getByText(/^Full pay at £12\.90 an hour, whatever you decide\. Amira hears from you within 48 hours/)
})

test('what is missing is said at its field, and nothing is sent', async () => {
  const { user, service } = open({ job: { ...job, arrival: { ...arrival, address: '' } } })
  await user.click(screen.getByRole('button', { name: 'Choose a time' }))
  expect(described(screen.getByRole('region', { name: 'When could it be?' }))).toContain('Choose at least one time')
  expect(described(screen.getByLabelText('Where'))).toContain('Enter the address where you’ll meet')
  expect(service.sent('proposeMeeting')).toEqual([])
})

test('each refusal stands at its field, nothing typed is lost, and the line may go', async () => {
  const { user, service } = open()
  await user.click(screen.getByRole('radio', { name: /^Paid trial/ }))
  await pick(user, tomorrow, '16:00')
  await write(user, 'Note (optional)', 'Closed shoes.')
  service.goOffline()
  await send(user)
  await screen.findByText('No internet connection')
  service.comeBack()
  const no = {
    'times.0': 'No to the time.',
    minutes: 'No to the length.',
    place: 'No to the place.',
    pay: 'No to the pay.',
    askFor: 'No to who.',
    note: 'No to the note.',
  }
  service.answers({ proposeMeeting: () => new Refusal('INVALID_INPUT', no) })
  await send(user)
  await screen.findByText('No to the time.')
  const labels = { minutes: 'How long', place: 'Where', pay: 'Pay an hour', askFor: 'Who to ask for (optional)', note: 'Note (optional)' }
  for (const [path, label] of Object.entries(labels))
    expect(described(screen.getByLabelText(label, { selector: 'input, textarea' }))).toContain(no[path as keyof typeof no])
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note (optional)').value).toBe('Closed shoes.')
  await expectAccessible(document.body)
})

test('other times for a trial that was agreed go to it, with its own terms and version', async () => {
  const agreed = {
    ...meeting,
    kind: 'trial' as const,
    status: 'agreed' as const,
    at: '2030-01-05T11:00:00Z',
    turn: null,
    minutes: 180,
    place: '5 Park Row, Leeds',
    link: null,
    pay: 13,
    askFor: 'Jo',
    note: '',
    times: [],
    version: 4,
  }
  const { user, service } = open({ meeting: agreed })
  screen.getByRole('heading', { level: 1, name: 'Other times for Amira Khan' })
  screen.getByText('Agreed: Sat 5 Jan, 11:00. It ends when you send other times.')
  await pick(user, tomorrow, '12:00')
  await send(user)
  await waitFor(() => expect(service.sent('moveMeeting')).toHaveLength(1))
  expect(service.sent('moveMeeting')[0]).toMatchObject({
    params: { meetingId: agreed._id },
    body: { action: 'propose', version: 4, kind: 'trial', minutes: 180, place: '5 Park Row, Leeds', pay: 13, askFor: 'Jo' },
  })
})

test('whoever hires for the company is asked for where the job names no one, and people are told who sees the address', () => {
  open({ job: { ...job, arrival: { ...arrival, contactName: '' } } })
  expect(screen.getByLabelText<HTMLInputElement>('Who to ask for (optional)').value).toBe('Tom Hale')
  expect(described(screen.getByLabelText('Where'))).toContain('They see this address with your times')
})
