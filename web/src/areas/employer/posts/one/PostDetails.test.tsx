import { employerCompany } from '@evenshift/contract/employer/company'
import { employerCover } from '@evenshift/contract/employer/cover'
import { DAY_MS, datePlus } from '@evenshift/contract/days'
import { londonDay } from '@evenshift/contract/london'
import { employerJob } from '@evenshift/contract/model/job/job'
import { coverApplicant } from '@evenshift/contract/model/overview/cover'
import { jobShift } from '@evenshift/contract/model/week'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PostDetails } from '#web/areas/employer/posts/one/PostDetails'
import { dayDateNear } from '#web/shared/words/dates'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const live = sample(employerJob, { status: 'live', views: 12, saves: 1, unanswered: 0, overdue: 0, counts: [] })

function open(job: typeof live) {
  openService('employer').answers({ employerInfo: () => sample(employerCompany.employerInfo.output, { role: 'manager' }) })
  show(
    <main>
      <PostDetails job={job} />
    </main>,
  )
  return within(screen.getByRole('region', { name: 'People' }))
}

test('a job that no one applied for says what happens next instead of zeros', async () => {
  const numbers = open(live)
  numbers.getByText('12 views and no applicants yet. We’ll tell you when someone applies.')
  expect(numbers.queryAllByRole('term')).toEqual([])
  expect(screen.queryByRole('link', { name: 'Applicants' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Cover' })).toBeNull()
  await expectAccessible(document.body)
})

test('what a job that is out says is folded to a line, and says nothing of hiring before anybody is hired', async () => {
  const out = { publishedAt: '2026-11-29T10:00:00.000Z', salary: 13.2, salaryMax: null, salaryUnit: 'hour' as const, location: 'Leeds' }
  open({ ...live, ...out, workplace: 'on_site', vacancies: 3, filled: 0, shifts: [6, 7].map((day) => ({ ...sample(jobShift), day })) })
  const set = screen.getByText('Job details')
  expect(set.closest('details')?.open).toBe(false)
  expect(set.nextSibling?.textContent?.replaceAll('\u00A0', ' ')).toMatch(/^£13\.20 an hour · 2 shifts · .*Leeds$/)
  expect(screen.getByText('Places').nextSibling?.textContent).toBe('3')
  await expectAccessible(document.body)
})

test('a job that is out is changed from its week, pay and place on', async () => {
  open(live)
  expect((await screen.findByRole('link', { name: 'Edit' })).getAttribute('href')).toBe(`/posts/${live._id}?step=week`)
})

test('the day by which a job is to be confirmed is said where it’s asked, and not above it as well', () => {
  open({ ...live, closingDate: null, lastConfirmedAt: new Date(Date.now() - 28 * DAY_MS).toISOString() })
  screen.getByText(/^Still hiring\? Confirm by .* to keep this job open\.$/)
  expect(screen.queryByText(/confirm by/)).toBeNull()
})

test('beside the day to confirm by stands the last day that its advert says', () => {
  const lastConfirmedAt = new Date(Date.now() - 28 * DAY_MS).toISOString()
  const closingDate = datePlus(londonDay(new Date()), 18)
  open({ ...live, closingDate, lastConfirmedAt })
  const last = dayDateNear(closingDate, new Date())
  screen.getByText(`Closes ${last}`)
  expect(screen.getByText(/^Still hiring\? Confirm by/).textContent).toMatch(new RegExp(` to keep this job open until ${last}\\.$`))
})

test('a live job that no one applied for is shared by the address where everybody may read it', async () => {
  const user = userEvent.setup()
  const people = open({ ...live, title: 'Barista' })
  await user.click(people.getByRole('button', { name: 'Share this job' }))
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/job/barista-${live._id}`)
})

test('a job that the browser neither shares nor copies shows its public address, selected, to be copied by hand', async () => {
  const user = userEvent.setup()
  const share = vi.fn<Navigator['share']>().mockRejectedValue(new DOMException('', 'NotAllowedError'))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  const people = open({ ...live, title: 'Barista' })
  await user.click(people.getByRole('button', { name: 'Share this job' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy the address' }))
  const field = dialog.getByLabelText<HTMLInputElement>('Address', { selector: 'input' })
  expect([field.value, field.readOnly]).toEqual([`${location.origin}/job/barista-${live._id}`, true])
  await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]))
  expect(document.activeElement).toBe(field)
  await expectAccessible(document.body)
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a live job with fewer shifts left than people are to work says that no one can apply, and what would help', () => {
  const shifts = [7, 1, 4].map((day, place) => ({ ...sample(jobShift), _id: `01890000-0000-7000-8000-00000000000${place}`, day }))
  const [first, second] = shifts.map(({ _id }) => _id)
  open({ ...live, shifts, shiftsNeeded: 2, takenShifts: [first ?? '', second ?? ''] })
  screen.getByText('1 shift is left, but everyone takes at least 2, so no one new can apply. Let people take fewer, or close the job.')
})

test('a draft says what publishing brings', () => {
  open({ ...live, status: 'draft', views: 0 }).getByText('Once you publish it, we’ll show it to people who are free.')
})

test('a job that people applied for says how far it is with them, its shifts whom they have, and folds the advert', async () => {
  const shift = { ...sample(employerCover.cover.output.shape.shifts.element), day: 6, start: '15:00', end: '19:00' }
  const service = openService('employer')
  service.answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role: 'manager' }),
    cover: () => ({
      ...sample(employerCover.cover.output),
      shifts: [{ ...shift, needed: 2, accepted: 1, offered: 0, askedFor: 3 }],
      applicants: [{ ...sample(coverApplicant), status: 'offered', shifts: [shift._id], clashing: [], offered: [], offeredBefore: [] }],
      proposal: { people: [], open: [], isExact: true },
    }),
  })
  const closingDate = datePlus(londonDay(new Date()), 4)
  show(
    <main>
      <PostDetails
        job={{
          ...live,
          closingDate,
          shifts: [{ ...sample(jobShift), _id: shift._id, day: 6, start: '15:00', end: '19:00', people: 2 }],
          unanswered: 2,
          overdue: 1,
          vacancies: 3,
          filled: 1,
          counts: [
            { status: 'applied', count: 3 },
            { status: 'offered', count: 1 },
            { status: 'offer_accepted', count: 2 },
            { status: 'hired', count: 1 },
          ],
        }}
      />
    </main>,
  )
  const people = within(screen.getByRole('region', { name: 'People' }))
  expect(people.getAllByRole('term').map((term) => [term.previousSibling?.textContent, term.textContent])).toEqual([
    ['1', 'offered'],
    ['2', 'accepted'],
    ['1', 'hired'],
  ])
  expect(people.getByRole('link', { name: '2 applicants to reply to, 1 late' }).getAttribute('href')).toMatch(/^\/applicants\//)
  people.getByText(/^12 views\s· 1 save$/)
  const cover = within(screen.getByRole('region', { name: 'Cover' }))
  await cover.findByText('1 of 2 filled · 4 applicants chose it')
  expect(cover.getByRole('listitem').textContent).toMatch(/^Fri 15:00–19:00/)
  expect(cover.getByRole('link', { name: 'Fill the week' }).getAttribute('href')).toContain('?view=cover')
  expect(screen.getByText('Job details').closest('details')?.open).toBe(false)
  await expectAccessible(document.body)
})

test('a shift that was moved after somebody accepted it says until when they’re there, and what is open', async () => {
  const shift = { ...sample(employerCover.cover.output.shape.shifts.element), day: 1, start: '09:30', end: '14:00' }
  const priya = { ...sample(coverApplicant), name: 'Priya Shah', status: 'offer_accepted' as const, offered: [shift._id] }
  openService('employer').answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role: 'manager' }),
    cover: () => ({
      ...sample(employerCover.cover.output),
      shifts: [{ ...shift, needed: 1, accepted: 1, offered: 0 }],
      applicants: [{ ...priya, agreed: [{ _id: shift._id, day: 1, start: '08:30', end: '13:00' }] }],
      proposal: { people: [], open: [], isExact: true },
    }),
  })
  const own = { ...sample(jobShift), _id: shift._id, day: 1, start: '09:30', end: '14:00', people: 1 }
  show(
    <main>
      <PostDetails job={{ ...live, shifts: [own], counts: [{ status: 'offer_accepted', count: 1 }] }} />
    </main>,
  )
  await within(screen.getByRole('region', { name: 'Cover' })).findByText('1 of 1 filled, 13:00–14:00 open (Priya, until 13:00)')
})

test('a job’s shifts stand from Monday on, in whatever order they were typed', () => {
  const shifts = [7, 1, 4].map((day, place) => ({ ...sample(jobShift), _id: `01890000-0000-7000-8000-00000000000${place}`, day }))
  open({ ...live, shifts, counts: [{ status: 'applied', count: 1 }] })
  const days = (text: string | null | undefined) => text?.match(/Sat|Sun|Wed/g)
  const cover = within(screen.getByRole('region', { name: 'Cover' }))
  expect(cover.getAllByRole('listitem').map(({ textContent }) => textContent.slice(0, 3))).toEqual(['Wed', 'Sat', 'Sun'])
  expect(days(screen.getByText('Shifts').nextSibling?.textContent)).toEqual(['Wed', 'Sat', 'Sun'])
})

test('a change says from what to what, and who of those it was told to can still do it', async () => {
  const at = '2026-11-20T09:00:00.000Z'
  const [tom, mei, grace] = [1, 2, 3].map((number) => `01890000-0000-7000-8000-00000000000${number}`)
  const lines = [
    { label: 'Tuesday', before: '17:00–21:00', after: 'Wednesday 18:00–22:00', note: 'Moved', isBetter: false },
    { label: 'Friday', before: '', after: '15:00–19:00', note: 'Added', isBetter: false },
  ]
  openService('employer').answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role: 'manager' }),
    changeAnswers: () => ({
      at,
      message: 'We open later now.',
      people: [
        { _id: tom ?? '', name: 'Tom Okafor', reply: 'can' },
        { _id: mei ?? '', name: 'Mei Jones', reply: 'unsaid' },
        { _id: grace ?? '', name: 'Grace Ford', reply: 'offer' },
      ],
      withdrew: 1,
    }),
  })
  const edits = [
    { at: '2026-11-19T09:00:00.000Z', by: 'Jo Sample', changes: ['Description'], lines: [] },
    { at, by: 'Jo Sample', changes: ['Shifts'], lines },
  ]
  show(
    <main>
      <PostDetails job={{ ...live, publishedAt: '2026-11-01T09:00:00.000Z', edits }} />
    </main>,
  )
  const card = within(screen.getByRole('region', { name: 'What changed' }))
  expect(card.getByText(/^(Shifts|Description) \(/, { selector: 'li:first-child > *' }).textContent).toBe('Shifts (Jo Sample)')
  expect(
    within(card.getByRole('list', { name: 'What changes' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tuesdaybefore: 17:00–21:00now: Wednesday 18:00–22:00Moved', 'Fridaynow: 15:00–19:00Added'])
  await card.findByText('“We open later now.”')
  const can = await card.findByRole('link', { name: 'Tom Okafor' })
  expect(can.getAttribute('href')).toBe(`/applicants/${live._id}/${tom}`)
  expect(card.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
    ['Can still do it', 'Tom Okafor'],
    ['No reply yet', 'Mei Jones'],
    ['On the old times', 'Grace Ford'],
    ['Withdrew', '1 person'],
  ])
  await expectAccessible(document.body)
})

test('a closed job says when and why it closed, how many of its places were filled and what can be done, and nothing of a live one', async () => {
  const closedAt = new Date(Date.now() - DAY_MS).toISOString()
  const closed = {
    status: 'closed',
    closeReason: 'not_needed',
    closedAt,
    vacancies: 2,
    filled: 1,
    publishedAt: closedAt,
  } as const
  const closingDate = datePlus(londonDay(new Date()), 14)
  open({ ...live, ...closed, edits: [], closingDate, shifts: [], counts: [{ status: 'hired', count: 1 }] })
  screen.getByText(/^Closed \w{3} \d/, { selector: 'h1 ~ * *' })
  screen.getByText(/^You no longer need anyone · 1 applicant · 1 person hired$/)
  expect(document.body.textContent).not.toMatch(/places? left|Closes /)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Reopen' }))
  await screen.findByRole('dialog', { name: 'Reopen until when?' })
  screen.getByRole('button', { name: /^Copy job/, hidden: true })
})

test('a closed job whose places are all filled can only be copied', async () => {
  const closedAt = new Date(Date.now() - DAY_MS).toISOString()
  open({ ...live, status: 'closed', closeReason: 'filled', closedAt, vacancies: 1, filled: 1, counts: [{ status: 'hired', count: 1 }] })
  screen.getByText('All places are filled. Copy it to post it again.')
  await screen.findByRole('button', { name: /^Copy job/ })
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull()
})
