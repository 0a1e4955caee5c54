import { DAY_MS, HOUR_MS } from '@evenshift/contract/days'
import { employerCompany } from '@evenshift/contract/employer/company'
import { employerCover } from '@evenshift/contract/employer/cover'
import { employerApplication } from '@evenshift/contract/model/application/employer-application'
import { type ApplicantCard, applicantCard } from '@evenshift/contract/model/overview/applicant-card'
import { postCard } from '@evenshift/contract/model/overview/post-card'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ApplicantsScreen } from '#web/areas/employer/applicants/ApplicantsScreen'
import { clockTime, dayDate } from '#web/shared/words/dates'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const idOf = (place: number) => `01890000-0000-7000-8000-00000000000${place}`
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const friday = { day: 6, start: '15:00', end: '19:00' }
const sunday = { day: 1, start: '10:00', end: '14:00' }
const tail = {
  filled: 0,
  hoursFit: 4,
  hoursTotal: 8,
  shiftsTotal: 2,
  shifts: [friday, sunday],
}

function person(place: number, name: string, more: Partial<ApplicantCard> = {}): ApplicantCard {
  const one = sample(applicantCard, {
    _id: idOf(place),
    jobId: idOf(9),
    jobTitle: 'Weekend barista',
    status: 'applied',
    allowed: ['in_review', 'interview_invited', 'shortlisted', 'offered', 'rejected'],
    pendingRejection: null,
    undoUntil: null,
    interview: null,
    meeting: null,
    change: null,
    fact: null,
    offerExpiresAt: null,
    startDate: null,
    hasNewMessage: false,
    isReadable: true,
    replyBy: inDays(-0.1),
    version: 1,
    fit: { ...tail, shiftsFit: 1, clashingShifts: [sunday] },
    milesAway: 2,
    ...more,
  })
  return { ...one, applicant: { ...one.applicant, name, avatar: null } }
}
const post = sample(postCard, { _id: idOf(9), title: 'Weekend barista', status: 'live', counts: [{ status: 'applied', count: 2 }] })
const moved = (row: ApplicantCard, more: Partial<ApplicantCard>) =>
  sample(employerApplication, {
    ...sample(employerApplication),
    ...(({ fact: _f, offerExpiresAt: _o, startDate: _s, ...rest }) => rest)(row),
    ...more,
  })

/** The list before a member; what is moved is moved in it too. */
function open(
  people: ApplicantCard[],
  {
    posts = [post],
    role = 'manager' as 'manager' | 'reviewer',
    today = people.length,
    isBroken = false,
    counts = [{ status: 'applied' as ApplicationStatus, count: people.length }],
  } = {},
) {
  let rows = people
  const listed = () => ({
    data: rows,
    pagination: { current: 1, pageSize: 20, total: rows.length },
    due: { late: 0, today, week: 0, later: 0 },
  })
  const service = openService('employer')
  service.answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role }),
    applications: () => (isBroken ? new Refusal('INTERNAL') : listed()) as never,
    applicationsCount: () => counts,
    ongoingJobs: () => ({ data: posts, pagination: { current: 1, pageSize: 50, total: posts.length } }) as never,
    moveApplicants: ({ query, body }) => {
      const row = rows.find(({ _id }) => _id === query.applicationId)
      if (!row) return new Refusal('NOT_FOUND')
      const undoUntil = new Date(Date.now() + HOUR_MS).toISOString()
      const version = row.version + 1
      const change: Partial<ApplicantCard> =
        'undo' in body
          ? { status: 'applied', pendingRejection: null, undoUntil: null, replyBy: inDays(-0.1), version }
          : body.status === 'rejected'
            ? { pendingRejection: { reason: body.reason, message: null, at: new Date().toISOString() }, undoUntil, version }
            : { status: body.status as ApplicationStatus, undoUntil, replyBy: inDays(5), version }
      rows = rows.map((one) => (one === row ? { ...row, ...change } : one))
      return moved(row, change)
    },
  })
  const user = show(
    <main>
      <ApplicantsScreen />
    </main>,
  )
  return { user, service, mend: () => service.answers({ applications: () => listed() as never }) }
}
const rowOf = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement)
const groupTitles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('people stand by when their reply is due, then whose turn it is not, each with their job, fit, one fact and replies', async () => {
  const gap = { kind: 'only_asked' as const, shift: friday }
  open(
    [
      person(1, 'Tom Okafor', { fact: gap }),
      person(2, 'Dara O’Neill', {
        status: 'shortlisted',
        replyBy: inDays(20),
        fact: { kind: 'skill', name: 'Till', because: 'Farm Shop' },
      }),
      person(3, 'Priya Shah', { status: 'interview_submitted', milesAway: null, fit: { ...tail, shiftsFit: 2, clashingShifts: [] } }),
      person(4, 'Harry Boyd', { status: 'offered', replyBy: null, offerExpiresAt: '2030-01-04T18:00:00.000Z' }),
      person(5, 'Sana Raza', { status: 'offer_accepted', replyBy: null }),
    ],
    { today: 2 },
  )
  await screen.findByText('Tom Okafor')
  expect(groupTitles()).toEqual(['2 due today', 'Later', 'Ready to start', 'Waiting on them'])
  screen.getByText(/^Tom first, by \d\d:\d\d$/)
  const tom = rowOf('Tom Okafor')
  tom.getByText('Weekend barista')
  tom.getByText(/^Can work 1 of 2, not Sun\s· 2 miles away$/)
  expect(tom.getByText('Fri 15–19').parentElement?.textContent).toContain('The only one who asked for ')
  expect(tom.getByRole('link', { name: 'Tom Okafor' }).getAttribute('href')).toBe(`/applicants/${idOf(9)}/${idOf(1)}`)
  expect(
    within(await tom.findByRole('group', { name: 'Reply to Tom Okafor' }))
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['Shortlist', 'Interview', 'Not this time'])
  rowOf('Priya Shah').getByText('Can work Fri and Sun')
  rowOf('Priya Shah').getByRole('link', { name: 'Watch: Priya Shah' })
  rowOf('Dara O’Neill').getByRole('button', { name: 'Make an offer: Dara O’Neill' })
  rowOf('Dara O’Neill').getByText('Till')
  rowOf('Harry Boyd').getByRole('button', { name: 'Change offer: Harry Boyd' })
  rowOf('Sana Raza').getByRole('button', { name: 'Mark as hired: Sana Raza' })
  await expectAccessible(document.body)
})

test('several people of several jobs are moved by one call, compared only within one job, and whoever stayed is named', async () => {
  const { user, service } = open([
    person(1, 'Tom Okafor'),
    person(2, 'Mei Jones', { jobId: idOf(8), jobTitle: 'Kitchen porter' }),
    person(3, 'Luke Walsh'),
  ])
  service.answers({
    moveApplicants: () => ({
      results: [
        { _id: idOf(1), status: 'shortlisted', version: 2 },
        { _id: idOf(2), status: 'withdrawn', version: 2, code: 'STALE' },
      ],
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Select' }))
  const bar = within(screen.getByRole('group', { name: 'Selected applicants' }))
  for (const name of ['Tom Okafor', 'Mei Jones']) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  bar.getByText('2 selected')
  expect(bar.getByRole<HTMLButtonElement>('button', { name: 'Compare (one job only)' }).disabled).toBe(true)
  await expectAccessible(document.body)
  await user.click(await bar.findByRole('button', { name: 'Shortlist' }))
  await waitFor(() =>
    expect(service.sent('moveApplicants')).toEqual([
      {
        params: {},
        query: {},
        body: {
          status: 'shortlisted',
          applications: [
            { _id: idOf(1), version: 1 },
            { _id: idOf(2), version: 1 },
          ],
        },
      },
    ]),
  )
  await screen.findByText('Mei Jones has changed since and is at “Withdrawn”.')
  expect(screen.queryByRole('group', { name: 'Selected applicants' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Select' }))
  for (const name of ['Tom Okafor', 'Luke Walsh']) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  expect(screen.getByRole('link', { name: 'Compare 2' }).getAttribute('href')).toBe(
    `/applicants/${idOf(9)}/compare?with=${idOf(1)},${idOf(3)}`,
  )
})

describe('a reply', () => {
  test('of “not this time” takes two presses, the likeliest reason first and why, and is taken back where it stood', async () => {
    const { user, service } = open([person(1, 'Luke Walsh'), person(2, 'Mei Jones')])
    await user.click(await screen.findByRole('button', { name: 'Not this time: Luke Walsh' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Why not Luke?' }))
    expect(dialog.getAllByRole('listitem')[0]?.textContent).toBe('Hours don’t fitSun clashes')
    await expectAccessible(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: /^Hours don’t fit/ }))
    await screen.findByText(/^“Not this time” goes out at \d\d:\d\d$/)
    expect(service.sent('moveApplicants')).toMatchObject([
      { query: { applicationId: idOf(1) }, body: { status: 'rejected', reason: 'hours_do_not_fit', version: 1 } },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(rowOf('Luke Walsh').getByRole('button', { name: 'Undo Luke Walsh' }))
    await screen.findByRole('button', { name: 'Shortlist: Luke Walsh' })
    expect(service.sent('moveApplicants').at(-1)).toMatchObject({ body: { undo: true, version: 2 } })
  })

  test('for another reason asks for words, and with keys alone', async () => {
    const { user, service } = open([person(1, 'Luke Walsh', { fit: null })])
    const button = await screen.findByRole('button', { name: 'Not this time: Luke Walsh' })
    button.focus()
    await user.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Why not Luke?' }))
    expect(dialog.getAllByRole('listitem')[0]?.textContent).toBe('Another applicant was a closer match')
    await user.click(dialog.getByRole('button', { name: 'More reasons' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(button)
    await user.click(await screen.findByRole('button', { name: 'More reasons' }))
    await user.click(screen.getByRole('button', { name: 'Something else' }))
    const words = within(await screen.findByRole('dialog', { name: 'Not this time: Luke Walsh' }))
    await user.click(words.getByRole('button', { name: 'Send in 60 minutes' }))
    await words.findByText('Enter the reason')
    await user.type(words.getByLabelText('Message'), 'We found your twin.')
    await user.click(words.getByRole('button', { name: 'Send in 60 minutes' }))
    await screen.findByText(/^“Not this time” goes out at/)
    expect(service.sent('moveApplicants')).toMatchObject([
      { body: { status: 'rejected', reason: 'other', message: 'We found your twin.' } },
    ])
  })

  test('of a shortlist stays sunken where it stood though the next reply is days away; two at a time are both told', async () => {
    const { user } = open([person(1, 'Amira Khan'), person(2, 'Mei Jones'), person(3, 'Tom Okafor')])
    await user.click(await screen.findByRole('button', { name: 'Shortlist: Amira Khan' }))
    await user.click(screen.getByRole('button', { name: 'Shortlist: Mei Jones' }))
    await waitFor(() => expect(screen.getAllByText(/^Shortlisted and told. Undo until/)).toHaveLength(2))
    await screen.findByText(/^Amira Khan is shortlisted and has been told/)
    await screen.findByText(/^Mei Jones is shortlisted and has been told/)
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('listitem')
        .map((one) => /Amira|Mei|Tom/.exec(one.textContent)?.[0]),
    ).toEqual(['Amira', 'Mei', 'Tom'])
    await user.click(screen.getByRole('button', { name: 'Undo Amira Khan' }))
    await screen.findByRole('button', { name: 'Shortlist: Amira Khan' })
  })

  test('that someone else was quicker with, or that never arrived, is told, and the row stays', async () => {
    const { user, service } = open([person(1, 'Amira Khan')])
    service.answers({ moveApplicants: () => new Refusal('STALE') })
    await user.click(await screen.findByRole('button', { name: 'Shortlist: Amira Khan' }))
    await screen.findByText('This has been updated. Here’s the latest.')
    service.goOffline()
    await user.click(await screen.findByRole('button', { name: 'Shortlist: Amira Khan' }))
    await screen.findByText('No internet connection')
    service.comeBack()
    expect(screen.getByRole('button', { name: 'Shortlist: Amira Khan' })).toHaveProperty('disabled', false)
  })

  test('is not a reviewer’s', async () => {
    open([person(1, 'Amira Khan')], { role: 'reviewer' })
    await screen.findByRole('link', { name: 'Review Amira Khan' })
    expect(screen.queryByRole('button', { name: /^Shortlist:/ })).toBeNull()
  })
})

describe('the list', () => {
  test('says when an agreed chat is, and offers no stage that nobody is at', async () => {
    const at = inDays(2)
    open([person(1, 'Amira Khan', { meeting: { kind: 'chat', status: 'agreed', at, outcomeDue: null } })])
    await screen.findByText(`${dayDate(at)}, ${clockTime(at)}`)
    screen.getByRole('button', { name: 'New 1' })
    expect(screen.queryByRole('button', { name: /^Interview/, pressed: false })).toBeNull()
  })

  test('is narrowed by stage, by job, by what they have and by name, all of it in the address', async () => {
    const { user, service } = open([person(1, 'Amira Khan')])
    await user.click(await screen.findByRole('button', { name: 'New 1' }))
    await waitFor(() => expect(service.sent('applications').at(-1)?.query).toMatchObject({ status: 'applied', sort: 'reply_due' }))
    await user.click(screen.getByRole('button', { name: 'In progress 1' }))
    await user.click(screen.getByLabelText('Job', { selector: 'input' }))
    await user.click(await screen.findByRole('option', { name: 'Weekend barista' }))
    await waitFor(() => expect(service.sent('applications').at(-1)?.query).toMatchObject({ jobId: idOf(9) }))
    await user.click(screen.getByLabelText('Show', { selector: 'input' }))
    await user.click(await screen.findByRole('option', { name: 'Can work every shift' }))
    await user.click(screen.getByLabelText('Distance', { selector: 'input' }))
    await user.click(await screen.findByRole('option', { name: 'Within 5 miles' }))
    await user.type(screen.getByLabelText('Search by name'), 'Amira')
    await waitFor(() =>
      expect(service.sent('applications').at(-1)?.query).toMatchObject({
        jobId: idOf(9),
        has: 'whole_week',
        withinMiles: '5',
        search: 'Amira',
      }),
    )
    expect(rowOf('Amira Khan').getByRole('link', { name: 'Amira Khan' }).getAttribute('href')).toContain('has=whole_week')
  })

  test('says that no one applied yet, that there is no job yet, or that nothing matches', async () => {
    const { user } = open([])
    await screen.findByRole('heading', { name: 'No applicants yet' })
    await screen.findByRole('button', { name: 'Share your job' })
    await user.type(screen.getByLabelText('Search by name'), 'Amira')
    await screen.findByRole('heading', { name: 'No matches' })
    await user.click(screen.getByRole('link', { name: 'Clear filters' }))
  })

  test('says once everyone has an answer that no one is in progress, beside those who were hired', async () => {
    open([], { counts: [{ status: 'hired', count: 1 }] })
    await screen.findByRole('heading', { name: 'No one’s waiting' })
    screen.getByText('No one in progress')
    screen.getByRole('button', { name: 'In progress 0' })
    screen.getByRole('button', { name: 'Hired 1' })
    expect(screen.queryByText('Everyone who applies appears here.')).toBeNull()
  })

  test('says what somebody without a week asked for, and which shifts an offer has', async () => {
    open([
      person(1, 'Nina Berg', { fit: null, asked: [friday, sunday], agreed: [], milesAway: null }),
      person(2, 'Sam Okoro', { status: 'offered', replyBy: null, agreed: [sunday], milesAway: null }),
    ])
    await screen.findByText('Asked for Fri and Sun, no week added')
    screen.getByText('Offered Sun 10:00–14:00')
  })

  test('names “later” only where somebody is due sooner', async () => {
    open([person(1, 'Amira Khan', { replyBy: inDays(20) })], { today: 0 })
    await screen.findByText('Amira Khan')
    expect(screen.queryByRole('heading', { name: 'Later' })).toBeNull()
    await expectAccessible(document.body)
  })

  test('leads to the first job where there is none', async () => {
    open([], { posts: [] })
    expect((await screen.findByRole('link', { name: 'Post a job' })).getAttribute('href')).toBe('/posts/new')
  })

  test('is caught up once everyone has a reply, above those whose turn it is', async () => {
    open([person(4, 'Harry Boyd', { status: 'offered', replyBy: null })], { today: 0 })
    await screen.findByRole('heading', { name: 'All caught up' })
    expect(groupTitles()).toEqual(['All caught up', 'Waiting on them'])
    await expectAccessible(document.body)
  })

  describe('once everyone has a reply', () => {
    const harry = person(4, 'Harry Boyd', { status: 'offered', replyBy: null })
    const seat = (place: number, day: number, start: string, end: string, taken: object = {}) => ({
      ...sample(employerCover.cover.output.shape.shifts.element),
      _id: idOf(place),
      day,
      start,
      end,
      needed: 1,
      accepted: 0,
      offered: 0,
      askedFor: 0,
      ...taken,
    })

    test('says which shifts have no one and leads to who can cover them', async () => {
      const { service } = open([harry], { today: 0, posts: [{ ...post, placesLeft: 2 }] })
      service.answers({
        cover: () => ({
          ...sample(employerCover.cover.output),
          shifts: [seat(1, 7, '08:00', '14:00'), seat(2, 6, '07:30', '11:30'), seat(3, 1, '10:00', '15:00', { offered: 1 })],
        }),
      })
      await screen.findByRole('heading', { name: '2 shifts to fill' })
      screen.getByText('You’ve replied to everyone. Fri 07:30–11:30, Sat 08:00–14:00 have no one.')
      expect(screen.getByRole('link', { name: 'See who can cover' }).getAttribute('href')).toBe(`/applicants/${idOf(9)}?view=cover`)
      expect(screen.queryByText(/New applicants appear here/)).toBeNull()
      await expectAccessible(document.body)
    })

    test('says in a line above them that the job is closed, with the way to open it again while it may be', async () => {
      const { user, service } = open([harry], { today: 0, posts: [] })
      const closed = { ...post, status: 'closed' as const, closedAt: inDays(-1), vacancies: 3, filled: 1 }
      service.answers({ closedJobs: () => ({ data: [closed], pagination: { current: 1, pageSize: 1, total: 1 } }) as never })
      await screen.findByText('Weekend barista is closed.')
      expect(groupTitles()).toEqual(['Waiting on them'])
      expect(screen.queryByText(/replied to everyone/)).toBeNull()
      await user.click(await screen.findByRole('button', { name: 'Reopen' }))
      await screen.findByRole('dialog', { name: 'Reopen until when?' })
    })

    test('leads to a new job where several have closed', async () => {
      const { service } = open([harry], { today: 0, posts: [] })
      service.answers({ closedJobs: () => ({ data: [post], pagination: { current: 1, pageSize: 1, total: 2 } }) as never })
      await screen.findByText('You have no live jobs.')
      await screen.findByRole('link', { name: 'Post a job' })
    })
  })

  test('that couldn’t be loaded says so and is asked for again; one that is there stays', async () => {
    const { user, service, mend } = open([person(1, 'Amira Khan')], { isBroken: true })
    await screen.findByRole('heading', { name: 'We couldn’t load the applicants' })
    mend()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Shortlist: Amira Khan' })
    service.answers({ applications: () => new Refusal('INTERNAL') })
    await user.click(screen.getByRole('button', { name: 'Shortlist: Amira Khan' }))
    await screen.findByText(/^Shortlisted and told/)
  })

  test('of jobs is one press away', async () => {
    const { user } = open([person(1, 'Amira Khan')])
    await user.click(await screen.findByRole('radio', { name: 'By job' }))
    await screen.findByText('They appear here once your job is live.')
    await waitFor(() => expect(window.location.search).toBe('?view=jobs'))
  })
})
