import {
  type Application,
  type ApplicationDetail,
  application,
  applicationDetail,
  historyRow,
} from '@evenshift/contract/model/application/application'
import { jobChange } from '@evenshift/contract/model/job/job-change'
import { seekerMeeting } from '@evenshift/contract/model/meeting/meeting'
import { weekFit } from '@evenshift/contract/model/week'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { Navigate, Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { DAY_MS } from '@evenshift/contract/days'
import { ApplicationScreen } from '#web/areas/seeker/applications/one/ApplicationScreen'
import { ReadyToStart } from '#web/areas/seeker/applications/one/ready/ReadyToStart'
import { paths, to } from '#web/shared/paths'
import { ScreenHeadContext } from '#web/shared/shell/useScreen'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const made = sample(applicationDetail)
const offerOf = (detail: ApplicationDetail): NonNullable<ApplicationDetail['offer']> => {
  if (detail.offer === null) throw new Error('the sample has an offer')
  return detail.offer
}
const start = new Date(Date.now() + 12 * DAY_MS)
const startDate = start.toISOString().slice(0, 10)
const day = start.getUTCDay() + 1
const arrival = {
  address: '31 Brudenell Parade',
  postcode: 'LS6 1HB',
  contactName: 'Rosa Marin',
  contactPhone: '0113 496 0142',
  askFor: '',
  wear: 'Dark top, closed shoes',
  bring: 'Your own apron',
  entrancePhoto: { url: '/media/token', expiresAt: '2026-12-01T10:00:00.000Z' },
}
const travel = { minutes: 12, distanceKm: 1, mode: 'walk' }
const job = { ...made.job, title: 'Weekend barista', employerName: 'Copper & Bean', location: 'Leeds', workplace: 'on_site' as const }
const offer = {
  ...offerOf(made),
  startDate,
  endDate: null,
  payUnit: 'hour' as const,
  pay: 12.9,
  hoursPerWeek: 14,
  message: 'Come at 08:15 on your first day.',
}
const agreed: ApplicationDetail = {
  ...made,
  status: 'offer_accepted',
  job: { ...job, uniformProvided: true, payDay: 'four_weekly', payCard: { ...made.job.payCard, travel, fare: 0 } },
  offer: { ...offer, shifts: [{ day, start: '10:00', end: '16:00' }], ledger: null },
  mayMessage: true,
  messages: [],
  meeting: null,
  newTimes: null,
  arrival,
}

function open(more: Partial<ApplicationDetail> = {}, others: readonly Application[] = []) {
  const service = openService('seeker')
  const pagination = { current: 1, pageSize: 50, total: others.length }
  const none = { data: [], pagination: { ...pagination, total: 0 } }
  service.answers({ liveApplications: () => ({ data: [...others], pagination }), jobOffers: () => none })
  const detail = { ...agreed, ...more }
  const page = (
    <main>
      <ReadyToStart application={detail} offer={offerOf(detail)} />
    </main>
  )
  return { user: show(page), service }
}
const fits = { shiftsFit: 1, shiftsTotal: 1, clashes: [] }
const part = (name: string) => within(screen.getByRole('region', { name }))

test('a clash that one accepted all the same is told with what stands in its way, and none where all fits', () => {
  const lecture = { day, start: '10:00', end: '16:00', label: 'Lecture', by: { day, start: '11:00', end: '13:00', isWork: false } }
  const clashing = { weekFit: sample(weekFit, { ...fits, shiftsFit: 0, clashes: [lecture] }) }
  open({ offer: { ...offerOf(agreed), ...clashing } })
  expect(screen.getByRole('region', { name: 'Your first day' }).textContent).toMatch(
    /Clashes with Lecture, \w+ 11:00–13:00\. Sort it out before you start\./,
  )
  cleanup()
  open({ offer: { ...offerOf(agreed), weekFit: sample(weekFit, fits) } })
  expect(screen.queryByText(/Clashes/)).toBeNull()
})

test('the first day stands first: its time, and the days until then', async () => {
  open()
  const head = part('Your first day')
  expect(head.getByRole('heading', { level: 1 }).textContent).toMatch(/^You start \w+day \d+ \w+$/)
  expect(head.getByText('10:00–16:00', { selector: 'b' })).toBeTruthy()
  expect(head.getByText('You’ve got the job')).toBeTruthy()
  expect(head.getByText('12')).toBeTruthy()
  expect(head.getByRole('button', { name: 'Add shifts to calendar' })).toBeTruthy()
  expect(head.getByText('From Copper & Bean: “Come at 08:15 on your first day.”')).toBeTruthy()
  await expectAccessible(document.body)
})

test.each([
  ['moved', { start: '11:00', end: '17:00' }, /^They moved (\w+day) to 11:00–17:00 for new people\. Yours stays 10:00–16:00\.$/],
  ['removed', null, /^They no longer offer \w+day 10:00–16:00 to new people\. Yours stays\.$/],
])('a shift of theirs that the job %s since is told, with that theirs stays', async (_name, times, told) => {
  const own = { _id: '01890000-0000-7000-8000-000000000011', day, start: '10:00', end: '16:00', breakMinutes: 0, people: 1 }
  const shifts = { before: [own], after: times ? [{ ...own, ...times }] : [] }
  const change = sample(jobChange, { sent: null, confirmedAt: null, shifts })
  open({ change, job: { ...agreed.job, shifts: shifts.after }, offer: { ...offerOf(agreed), shifts: [own] } })
  await screen.findByText((_text, element) => element?.parentElement?.dataset.kind !== undefined && told.test(element.textContent))
})

test('what the employer wrote beside a moved shift stands with it, also for who is hired and reads it in no change of their own', async () => {
  const row = sample(historyRow, { change: 'Sat 10:00–16:00 → 11:00–17:00', message: 'Sorry, the market opens later.', status: 'hired' })
  open({ status: 'hired', change: null, history: [row] })
  await screen.findByText('From Copper & Bean: “Sorry, the market opens later.”')
  expect(screen.getByText(/Yours stays as agreed/).textContent).toContain('They changed the job for new people')
})

test('whoever pulls out is brought to what came of it, at the head of the page', async () => {
  const service = openService('seeker')
  const none = { data: [], pagination: { current: 1, pageSize: 50, total: 0 } }
  service.answers({ openApplication: () => agreed, liveApplications: () => none, jobOffers: () => none })
  const user = show(
    <Routes>
      <Route path={paths.application} element={<ApplicationScreen />} />
      <Route path="*" element={<Navigate to={to(paths.application, { id: agreed._id })} />} />
    </Routes>,
  )
  await user.click(await screen.findByRole('button', { name: 'Pull out' }))
  const gone = { ...agreed, status: 'withdrawn' as const, hasPulledOut: true }
  service.answers({ openApplication: () => gone, liveApplications: () => none, jobOffers: () => none })
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Pull out' }))
  const heading = await screen.findByRole('heading', { name: /^You pulled out/ })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(window.scrollY).toBe(0)
})

test('that they’ve got the job is said once: the bar above names what the page is', async () => {
  const head = vi.fn<() => void>()
  const none = { data: [], pagination: { current: 1, pageSize: 50, total: 0 } }
  openService('seeker').answers({ openApplication: () => agreed, liveApplications: () => none, jobOffers: () => none })
  show(
    <ScreenHeadContext value={head}>
      <Routes>
        <Route path={paths.application} element={<ApplicationScreen />} />
        <Route path="*" element={<Navigate to={to(paths.application, { id: agreed._id })} />} />
      </Routes>
    </ScreenHeadContext>,
  )
  await screen.findByText('You’ve got the job')
  expect(head).toHaveBeenLastCalledWith({ title: 'Your job', back: paths.yourJobs })
})

test('what the employer wrote of the first day is told with the photo of the door, and its phone is a press away', () => {
  open()
  const place = part('The first shift')
  const told = (name: string) => place.getByText(name).nextElementSibling?.textContent
  expect(told('Where')).toBe('31 Brudenell Parade, Leeds LS6 1HB')
  expect(told('Leave by')).toBe('09:38, 12 minutes on foot, to be there 10 minutes early')
  expect(told('Ask for')).toBe('Rosa Marin, 0113 496 0142')
  expect(told('Wear')).toBe('Dark top, closed shoes; the uniform’s theirs')
  expect(told('Bring')).toMatch(/^Your own apron\. /)
  expect(place.getByRole('link', { name: 'Call Rosa Marin' }).getAttribute('href')).toBe('tel:01134960142')
  expect(place.getByRole('img', { name: 'The entrance of Copper & Bean' }).getAttribute('src')).toBe('/media/token')
})

test('where nothing was written, the person is told to ask', () => {
  const nothing = { address: '', contactName: '', contactPhone: '', askFor: '', wear: '', bring: '', entrancePhoto: null }
  open({ arrival: { ...nothing, postcode: null }, job: { ...agreed.job, outcode: 'LS6', dressCode: '' } })
  const place = part('The first shift')
  expect(place.getByText('Where').nextElementSibling?.textContent).toBe('Leeds LS6. Ask them for the street')
  expect(place.getByText('Wear').nextElementSibling?.textContent).toBe('Their uniform')
  expect(place.queryByRole('img')).toBeNull()
  expect(place.queryByRole('link', { name: /^Call/ })).toBeNull()
})

test('what is to settle has a day, or is from them; a press brings the person to where they write', async () => {
  const { user } = open()
  const list = part('Before you start')
  expect(list.getByText(/^1 of \d done$/)).toBeTruthy()
  const row = (name: string) => list.getByRole('checkbox', { name }).closest('li')?.textContent
  expect(row('Offer accepted')).toMatch(/Done$/)
  expect(row('Right to work')).toMatch(/By \w{3} \d+ \w{3}How$/)
  expect(row('Written terms')).toMatch(/From them$/)
  expect(row('Bank details and P45')).toMatch(/For your first payday$/)
  expect(row('Bank details and P45')).not.toContain('accepted')
  const fold = screen.getByRole('textbox').closest('details')
  expect(fold?.open).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Message Rosa' }))
  expect(fold?.open).toBe(true)
  expect(document.activeElement?.tagName).toBe('TEXTAREA')
})

test('what is to settle is ticked off with a mouse or with the keys, and stays so when one comes back', async () => {
  const { user } = open()
  const box = (name: string) => part('Before you start').getByRole<HTMLInputElement>('checkbox', { name })
  const count = () => part('Before you start').getByRole('status').textContent
  expect([box('Offer accepted').checked, box('Offer accepted').disabled, box('Right to work').checked]).toEqual([true, true, false])
  const [, total] = /^1 of (\d) done$/.exec(count()) ?? []
  await user.click(box('Right to work'))
  expect(count()).toBe(`2 of ${total} done`)
  expect(box('Right to work').closest('li')?.textContent).toMatch(/DoneHow$/)
  box('Written terms').focus()
  await user.keyboard('[Space]')
  expect(count()).toBe(`3 of ${total} done`)
  cleanup()
  open()
  expect([box('Right to work').checked, box('Written terms').checked]).toEqual([true, true])
  await user.click(box('Written terms'))
  expect(count()).toBe(`2 of ${total} done`)
})

test('what led to it is one press away, and all that comes before it is about the job', async () => {
  const { user } = open({ replyBy: null })
  const behind = screen.getByRole('heading', { level: 2, name: /^Your application/ })
  const fold = behind.closest('details')
  expect(fold?.open).toBe(false)
  for (const name of ['What you sent', 'What happened', 'What they’ve viewed'])
    expect(fold?.contains(screen.getByRole('heading', { name }))).toBe(true)
  expect(fold?.contains(screen.getByRole('button', { name: 'Pull out' }))).toBe(false)
  await user.click(behind)
  expect(fold?.open).toBe(true)
})

test('a meeting that is still on stands below the first day and what to know of it', async () => {
  const until = { at: new Date(Date.now() + DAY_MS).toISOString(), answerBy: null, outcomeDue: null }
  open({ meeting: { ...sample(seekerMeeting), kind: 'chat', status: 'agreed', turn: null, minutes: 20, ...until } })
  await screen.findByText(/^You said yes to this job\. The face-to-face chat is still on/)
  const told = screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'))
  expect(told.slice(0, 3)).toEqual(['Your first day', 'The first shift', 'Meeting'])
})

test('the money of a week, and how often it comes', () => {
  open()
  const money = part('Your money')
  expect(money.getByText('£180.60')).toBeTruthy()
  expect(money.getByText('14 hours at £12.90')).toBeTruthy()
  expect(money.getByText('Every four weeks')).toBeTruthy()
  expect(money.getByText('First pay, estimate').nextElementSibling?.textContent).toMatch(/^by \w{3} \d+ \w{3}$/)
  expect(money.queryByText('Fare each way, estimate'), 'a way that costs nothing is told once').toBeNull()
})

test('what the way costs is among the money', () => {
  const payCard = { ...agreed.job.payCard, travel: { minutes: 25, distanceKm: 6, mode: 'public_transport' }, fare: 3 }
  open({ job: { ...agreed.job, payCard } })
  expect(part('Your money').getByText('Fare each way, estimate').nextElementSibling?.textContent).toBe('£3.00')
})

test('another application whose person has a time to pick says so in full, with its deadline', async () => {
  const hoursLedger = { limit: 20, entries: [], total: 24, clashDay: null, text: '' }
  const pickTimeBy = '2099-11-26T18:00:00Z'
  open({}, [{ ...sample(application), status: 'in_review', offer: null, pickTimeBy, job: { ...job, hoursLedger } }])
  await screen.findByText('Pick a time by Thu 26 Nov, 18:00.')
})

test('another application that would go over the limit can be withdrawn from here; one that wouldn’t is left alone', async () => {
  const ledger = (total: number) => ({ limit: 20, entries: [], total, clashDay: null, text: '' })
  const other = (title: string, total: number, _id: string): Application => ({
    ...sample(application),
    _id,
    status: 'applied',
    offer: null,
    job: { ...job, title, hoursLedger: ledger(total) },
  })
  const [tutor, helper] = ['01890000-0000-7000-8000-000000000011', '01890000-0000-7000-8000-000000000012']
  const { user, service } = open({}, [other('Maths tutor', 24, tutor), other('Open day helper', 20, helper)])
  expect(await screen.findByText('Another application is live. Taking it would go over 20 hours a week.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Withdraw from Open day helper' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Withdraw from Maths tutor' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }))
  expect(service.sent('withdrawApplication')).toMatchObject([{ params: { id: tutor } }])
})

test('a first shift on a holiday is told beside the first day', () => {
  // A Thursday.
  const shifts = [{ day: 5, start: '07:30', end: '11:30' }]
  open({ offer: { ...offer, startDate: '2098-12-25', shifts, ledger: null } })
  screen.getByText('Ask Copper & Bean whether they open on Christmas Day.')
})
