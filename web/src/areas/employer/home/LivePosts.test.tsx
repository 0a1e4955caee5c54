import { CONFIRM_DAYS } from '@evenshift/contract/constants'
import { DAY_MS } from '@evenshift/contract/days'
import { postCard } from '@evenshift/contract/model/overview/post-card'
import { employerJobs } from '@evenshift/contract/employer/jobs'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LivePosts } from '#web/areas/employer/home/LivePosts'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

test.each([
  [2, 0, 'No applicants · 2 people hired'],
  [0, 1, '1 applicant · 1 person starting'],
  [1, 1, '1 applicant · 1 person hired, 1 starting'],
  [0, 0, 'No applicants · no one hired'],
])(
  'a company whose jobs are all closed reads that none is live, and how its newest ended: %i hired, %i accepted',
  async (filled, count, line) => {
    const counts = count > 0 ? [{ status: 'offer_accepted' as const, count }] : []
    const closed = sample(postCard, { title: 'Weekend barista', status: 'closed', closedAt: '2026-11-27T10:00:00Z', filled, counts })
    openService('employer').answers({
      ongoingJobs: () => sample(employerJobs.ongoingJobs.output, { data: [] }),
      closedJobs: () => sample(employerJobs.closedJobs.output, { data: [closed] as never }),
    })
    show(<LivePosts />)
    await screen.findByText('No live jobs.')
    await screen.findByRole('link', { name: 'Weekend barista' })
    screen.getByText(line)
    expect(screen.getByText('Closed Fri 27 Nov')).toBeTruthy()
    // Home's head has the way to post one.
    expect(screen.queryByRole('link', { name: 'Post a job' })).toBeNull()
  },
)

test('a job that stops unless it’s confirmed comes first and says by when, and of two with one title each says its town', async () => {
  const live = { status: 'live' as const, lastConfirmedAt: new Date().toISOString(), closingDate: null, placesLeft: 1, counts: [] }
  const job = (n: number, more: object) => sample(postCard, { ...live, _id: `01890000-0000-7000-8000-00000000000${n}`, ...more })
  const confirmedAt = new Date(Date.now() - (CONFIRM_DAYS - 2) * DAY_MS).toISOString()
  const data = [
    job(1, { title: 'Barista', location: 'Leeds' }),
    job(2, { title: 'Barista', location: 'York' }),
    job(3, { title: 'Baker', location: 'Leeds', lastConfirmedAt: confirmedAt }),
  ]
  openService('employer').answers({ ongoingJobs: () => sample(employerJobs.ongoingJobs.output, { data: data as never }) })
  show(<LivePosts />)
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))
  expect(rows[0]).toMatch(/^BakerNo applicants · .*Confirm by \w{3} \d+ \w{3}$/)
  expect(rows.slice(1)).toEqual([expect.stringMatching(/^BaristaLeeds · /), expect.stringMatching(/^BaristaYork · /)])
})
