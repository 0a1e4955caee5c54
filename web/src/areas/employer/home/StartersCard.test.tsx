import { datePlus } from '@evenshift/contract/days'
import { employerCompany } from '@evenshift/contract/employer/company'
import { londonDay } from '@evenshift/contract/london'
import { employerNotificationPage } from '@evenshift/contract/model/notification'
import { type ApplicantCard, applicantCard } from '@evenshift/contract/model/overview/applicant-card'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StartersCard } from '#web/areas/employer/home/StartersCard'
import { dayDate } from '#web/shared/words/dates'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const today = londonDay(new Date())
const row = sample(applicantCard, { status: 'offer_accepted', jobTitle: 'Barista', jobId: '01890000-0000-7000-8000-000000000009' })
const starter = (place: number, name: string, startDate: string | null, status: ApplicantCard['status'] = 'offer_accepted') => ({
  ...row,
  status,
  _id: `01890000-0000-7000-8000-00000000000${place}`,
  applicant: { ...row.applicant, name },
  startDate,
})
const page = (data: readonly ReturnType<typeof starter>[]) =>
  ({ data, pagination: { current: 1, pageSize: 50, total: data.length }, due: { late: 0, today: 0, week: 0, later: 0 } }) as never

test('whoever accepted or is hired is listed from the first to start, with what to check and the way to them; whose first day is over is not', async () => {
  const service = openService('employer')
  const [soon, later] = [datePlus(today, 2), datePlus(today, 9)]
  service.answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role: 'manager' }),
    applications: () =>
      page([
        starter(1, 'Late Lee', later, 'hired'),
        starter(2, 'Priya Patel', soon),
        starter(3, 'Past Pam', datePlus(today, -1)),
        starter(4, 'No Day', null),
      ]),
  })
  show(
    <main>
      <h1>Home</h1>
      <StartersCard />
    </main>,
  )
  const card = within(await screen.findByRole('region', { name: /^(Starting next|Also starting)$/ }))
  const check = await card.findByRole('link', { name: 'Check right to work: Priya Patel' })
  expect(check.getAttribute('href')).toContain('01890000-0000-7000-8000-000000000002')
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
    `Priya PatelBarista · starts ${dayDate(soon)}Check right to work`,
    `Late LeeBarista · starts ${dayDate(later)}`,
  ])
  expect(card.getByRole('link', { name: 'Priya Patel' }).getAttribute('href')).toContain('01890000-0000-7000-8000-000000000002')
  expect(service.sent('applications')).toHaveLength(1)
  await expectAccessible(document.body)
})

test('whom the card of those who said yes has isn’t told twice', async () => {
  const priya = starter(2, 'Priya Patel', datePlus(today, 2))
  const about = {
    applicationId: priya._id,
    jobId: priya.jobId,
    job: 'Barista',
    who: 'Priya',
    name: 'Priya Patel',
    logo: '',
    dueBy: null,
    owed: ['start'],
  }
  const told = {
    _id: priya._id,
    type: 'offer_accepted',
    title: 'Offer accepted',
    body: 'Priya said yes.',
    link: null,
    readAt: null,
    createdAt: '2026-11-29T10:00:00.000Z',
    about,
    others: [],
  }
  openService('employer').answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role: 'manager' }),
    applications: () => page([priya, starter(3, 'Sam Okafor', datePlus(today, 3))]),
    notifications: () => sample(employerNotificationPage, { data: [told] as never }),
  })
  show(<StartersCard />)
  await screen.findByRole('link', { name: 'Check right to work: Sam Okafor' })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Priya Patel' })).toBeNull())
})

test('there is no card where no one is about to start', async () => {
  const service = openService('employer')
  service.answers({ applications: () => page([]) })
  show(<StartersCard />)
  await waitFor(() => expect(service.sent('applications')).toHaveLength(1))
  expect(screen.queryByRole('region')).toBeNull()
})
