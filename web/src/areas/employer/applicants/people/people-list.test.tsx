import { employerCover } from '@evenshift/contract/employer/cover'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { clockTime, dayDate } from '#web/shared/words/dates'
import { sample } from '#web/testkit/sample'
import { expectAccessible } from '#web/testkit/screen'
import { Refusal } from '#web/testkit/service'
import {
  friday,
  groupTitles,
  idOf,
  inDays,
  open,
  person,
  post,
  rowOf,
  sunday,
} from '#web/areas/employer/applicants/people/testkit/people.rig'

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
    await user.type(await screen.findByLabelText('Find a name'), 'Amira')
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

  test('says that no one applied yet, with nothing to filter by', async () => {
    open([])
    await screen.findByRole('heading', { name: 'No applicants yet' })
    await screen.findByRole('button', { name: 'Share your job' })
    expect(screen.queryByRole('search')).toBeNull()
    expect(screen.queryByRole('group', { name: 'Stage' })).toBeNull()
  })

  test('says that nothing matches', async () => {
    const { user } = open([], { counts: [{ status: 'applied', count: 1 }] })
    await user.type(await screen.findByLabelText('Find a name'), 'Amira')
    await screen.findByRole('heading', { name: 'No matches' })
    await user.click(screen.getByRole('link', { name: 'Clear filters' }))
  })

  test('says once everyone has an answer that nothing is in progress, beside those who were hired', async () => {
    open([], { counts: [{ status: 'hired', count: 1 }] })
    await screen.findByRole('heading', { name: 'No one’s waiting' })
    screen.getByText('No applications in progress')
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
    expect(document.body.textContent).toContain('Offered Sun 10:00–14:00')
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
