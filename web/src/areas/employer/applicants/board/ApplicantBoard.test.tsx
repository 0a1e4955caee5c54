import { employerApplication } from '@evenshift/contract/model/application/employer-application'
import { changeAnswer } from '@evenshift/contract/model/job/job-change'
import { employerJob } from '@evenshift/contract/model/job/job'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApplicantBoard } from '#web/areas/employer/applicants/board/ApplicantBoard'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const person = (place: number, name: string, status: 'offered' | 'offer_accepted' | 'hired') => {
  const one = sample(employerApplication, { _id: `01890000-0000-7000-8000-00000000000${place}`, status, pendingRejection: null })
  return { ...one, applicant: { ...one.applicant, name } }
}
const counts = [
  { status: 'offered' as const, count: 1 },
  { status: 'offer_accepted' as const, count: 1 },
  { status: 'hired' as const, count: 2 },
]

test('the board has those who said yes and those who were hired, counted, each with how they stand', async () => {
  const data = [person(1, 'Grace Ford', 'offered'), person(2, 'Ada Winter', 'offer_accepted'), person(3, 'Zoe Hart', 'hired')]
  const service = openService('employer')
  service.answers({ applications: () => ({ data, pagination: { pageSize: 50, current: 1, total: 3 } }) })
  show(<ApplicantBoard job={sample(employerJob, { counts })} />)
  const accepted = within(await screen.findByRole('region', { name: 'Accepted' }))
  expect(accepted.getByRole('heading').textContent).toBe('Accepted 3')
  expect(accepted.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Ada Winter.*Offer accepted/),
    expect.stringMatching(/Zoe Hart.*Hired/),
  ])
  expect(accepted.getByRole('link', { name: '1 more' }).getAttribute('href')).toBe('/?view=list&where=accepted')
  expect(within(screen.getByRole('region', { name: 'Offer' })).getAllByRole('article')).toHaveLength(1)
  expect(service.sent('applications')[0]?.query).toMatchObject({ status: expect.stringContaining('hired') as string })
  await expectAccessible(screen.getByRole('region', { name: 'Accepted' }))
})

test('who hasn’t said that a changed job still fits has that on a chip of its own', async () => {
  const change = { ...sample(changeAnswer), confirmedAt: null }
  const shifts = [{ day: 7, start: '09:00', end: '13:00' }]
  const fit = { hoursFit: 4, hoursTotal: 4, shiftsFit: 1, shiftsTotal: 1, clashingShifts: [], shifts, filled: 0 }
  const data = [{ ...person(1, 'Zoe Hart', 'offered'), status: 'applied' as const, match: 60, change, fit }]
  openService('employer').answers({ applications: () => ({ data, pagination: { pageSize: 50, current: 1, total: 1 } }) })
  show(<ApplicantBoard job={sample(employerJob, { counts: [{ status: 'applied', count: 1 }] })} />)
  const card = within(await screen.findByRole('article'))
  card.getByText('Can work Sat')
  card.getByText('60% match')
  card.getByText('Not confirmed')
})
