import { employerCompany } from '@evenshift/contract/employer/company'
import { employerCover } from '@evenshift/contract/employer/cover'
import { datePlus } from '@evenshift/contract/days'
import { londonDay } from '@evenshift/contract/london'
import { employerJob } from '@evenshift/contract/model/job/job'
import { jobShift } from '@evenshift/contract/model/week'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PostDetails } from '#web/areas/employer/posts/one/PostDetails'
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
  numbers.getByText('12 views and no applications yet. We’ll tell you when someone applies.')
  expect(numbers.queryAllByRole('term')).toEqual([])
  await expectAccessible(document.body)
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
      applicants: [],
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
          shifts: [{ ...sample(jobShift), ...shift, people: 2 }],
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
    ['3', 'new'],
    ['0', 'at interview'],
    ['0', 'shortlisted'],
    ['1', 'offered'],
    ['2', 'accepted'],
    ['1 of 3', 'hired'],
  ])
  people.getByText('2 people are waiting for your reply, 1 overdue.')
  expect(people.getByRole('link', { name: 'Reply' }).getAttribute('href')).toMatch(/^\/applicants\//)
  people.getByText('Viewed 12 times, saved 1 time.')
  const cover = within(screen.getByRole('region', { name: 'Cover' }))
  await cover.findByText('1 of 2 accepted, 3 asked for it')
  expect(cover.getByRole('listitem').textContent).toMatch(/^Fri 15:00–19:00/)
  expect(cover.getByRole('link', { name: 'Fill the week' }).getAttribute('href')).toContain('?view=cover')
  expect(screen.getByText('Everything the advert says').closest('details')?.open).toBe(false)
  await expectAccessible(document.body)
})

test('a job’s shifts stand from Monday on, in whatever order they were typed', () => {
  const shifts = [7, 1, 4].map((day, place) => ({ ...sample(jobShift), _id: `01890000-0000-7000-8000-00000000000${place}`, day }))
  open({ ...live, shifts })
  const days = (text: string | null | undefined) => text?.match(/Sat|Sun|Wed/g)
  const cover = within(screen.getByRole('region', { name: 'Cover' }))
  expect(cover.getAllByRole('listitem').map(({ textContent }) => textContent.slice(0, 3))).toEqual(['Wed', 'Sat', 'Sun'])
  expect(days(screen.getByText('Shifts').nextSibling?.textContent)).toEqual(['Wed', 'Sat', 'Sun'])
})
