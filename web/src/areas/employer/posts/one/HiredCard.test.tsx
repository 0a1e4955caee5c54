import { employerCover } from '@evenshift/contract/employer/cover'
import { employerJob } from '@evenshift/contract/model/job/job'
import { type Cover, coverApplicant } from '@evenshift/contract/model/overview/cover'
import { jobShift } from '@evenshift/contract/model/week'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PostDetails } from '#web/areas/employer/posts/one/PostDetails'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const closed = sample(employerJob, { status: 'closed', views: 12, saves: 1, unanswered: 0, overdue: 0, counts: [] })

const openCard = async (counts: (typeof closed)['counts'], applicants: Cover['applicants']) => {
  openService('employer').answers({ cover: () => ({ ...sample(employerCover.cover.output), shifts: [], applicants }) })
  show(<PostDetails job={{ ...closed, closeReason: 'hired_here', closedAt: '2026-11-27T10:00:00Z', filled: 0, shifts: [], counts }} />)
  return within(await screen.findByRole('region', { name: 'Who’s starting' }))
}

test('who accepted and isn’t marked as hired yet is starting, in the head, the figures and the card of a closed job alike', async () => {
  const priya = sample(coverApplicant, { name: 'Priya Shah', status: 'offer_accepted' })
  const counts = [
    { status: 'offer_accepted' as const, count: 1 },
    { status: 'closed_job' as const, count: 1 },
  ]
  const card = await openCard(counts, [priya])
  screen.getByText('You hired someone who applied here · 2 applicants · 1 person starting')
  expect(screen.getAllByText(/^Closed/, { selector: 'h1 ~ *, h1 ~ * *' }).map(({ textContent }) => textContent)).toEqual([
    'Closed Fri 27 Nov',
  ])
  expect(screen.getAllByRole('term').map((term) => [term.previousSibling?.textContent, term.textContent])).toContainEqual(['1', 'starting'])
  expect(screen.queryByText('hired')).toBeNull()
  await card.findByRole('link', { name: 'Priya Shah' })
})

test('once the one who accepted has pulled out, a closed job says that no one is starting, and no more that somebody was hired', async () => {
  const card = await openCard([{ status: 'closed_job', count: 1 }], [])
  await card.findByText('No one’s starting.')
  screen.getByText('1 applicant · no one hired')
})

test.each([
  ['hired_here', 1],
  ['not_needed', 0],
] as const)(
  'a job closed as %s says who has which of its shifts as agreed, who may still say yes, which it still needs, and how many were told',
  async (closeReason, short) => {
    const [friday, saturday] = [6, 7].map((day) => ({
      ...sample(jobShift),
      _id: `01890000-0000-7000-8000-00000000000${day}`,
      day,
      start: '15:00',
      end: '19:00',
      people: 1,
    }))
    const shifts = [friday, saturday].flatMap((shift) => shift ?? [])
    const offer = { day: 6, start: '15:30', end: '19:30' }
    const applicant = {
      ...sample(coverApplicant),
      name: 'Priya Shah',
      status: 'hired' as const,
      offered: [friday?._id ?? ''],
      agreed: [offer],
    }
    const waiting = {
      ...applicant,
      _id: '01890000-0000-7000-8000-000000000009',
      name: 'Sam Okafor',
      status: 'offered' as const,
      offered: [saturday?._id ?? ''],
    }
    openService('employer').answers({
      cover: () => ({
        ...sample(employerCover.cover.output),
        shifts: shifts.map(({ people: needed, ...shift }) => ({
          ...shift,
          needed,
          offered: 0,
          accepted: shift.day === 6 ? 1 : 0,
          askedFor: 0,
        })),
        applicants: [applicant, waiting],
      }),
    })
    const counts = [
      { status: 'hired' as const, count: 1 },
      { status: 'closed_job' as const, count: 3 },
    ]
    show(
      <main>
        <PostDetails job={{ ...closed, closeReason, closedAt: closed.publishedAt, filled: 1, shifts, counts }} />
      </main>,
    )
    const card = within(screen.getByRole('region', { name: 'Who you hired' }))
    await card.findByRole('link', { name: 'Priya Shah' })
    card.getByRole('heading', { name: 'Offers still open' })
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Fri 15:30–19:30', 'Fri 15:30–19:30'])
    if (short > 0) await card.findByText('Sat 15:00–19:00 (1 place): waiting for Sam Okafor to reply to your offer')
    expect(card.queryAllByText(/^Not covered/)).toHaveLength(short)
    card.getByText('We told 3 people that the job closed.')
    await expectAccessible(document.body)
  },
)
