import { datePlus } from '@evenshift/contract/days'
import { employerCompany } from '@evenshift/contract/employer/company'
import { londonDay } from '@evenshift/contract/london'
import { employerNotificationPage } from '@evenshift/contract/model/notification'
import { applicantCard } from '@evenshift/contract/model/overview/applicant-card'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AcceptedCard } from '#web/areas/employer/home/AcceptedCard'
import { dayDate } from '#web/shared/words/dates'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const idOf = (n: number) => `01890000-0000-7000-8000-00000000000${n}`
const starts = datePlus(londonDay(new Date()), 9)
const about = {
  applicationId: idOf(8),
  jobId: idOf(9),
  job: 'Barista',
  who: 'Priya',
  name: 'Priya Nair',
  logo: '',
  dueBy: null,
  owed: ['start'],
}
const told = (n: number, said: object) => ({
  _id: idOf(n),
  title: 'Offer accepted: Barista',
  body: 'Priya said yes.',
  type: 'offer_accepted',
  link: null,
  readAt: null,
  createdAt: '2026-11-29T10:00:00.000Z',
  about,
  others: [],
  ...said,
})

test('who said yes heads home with when they start and what comes first, until it’s read; who is hired by now doesn’t', async () => {
  let rows: readonly object[] = [told(1, {}), told(2, { about: { ...about, who: 'Nina', owed: [] } })]
  const service = openService('employer')
  service.answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role: 'manager' }),
    notifications: () => sample(employerNotificationPage, { data: rows as never }),
    applications: () =>
      ({
        data: [sample(applicantCard, { _id: idOf(8), status: 'offer_accepted', startDate: starts })],
        pagination: { current: 1, pageSize: 50, total: 1 },
        due: { late: 0, today: 0, week: 0, later: 0 },
      }) as never,
    readNotifications: () => {
      rows = []
    },
  })
  const user = show(
    <main id="main" tabIndex={-1}>
      <h1>Home</h1>
      <AcceptedCard />
    </main>,
  )
  await screen.findByRole('region', { name: 'Priya said yes' })
  await screen.findByText(`Barista, starting ${dayDate(starts)}. Check their right to work before then.`)
  expect(screen.getAllByRole('region')).toHaveLength(1)
  expect((await screen.findByRole('link', { name: 'Check right to work' })).getAttribute('href')).toBe(`/applicants/${idOf(9)}/${idOf(8)}`)
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Dismiss: Priya said yes' }))
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(service.sent('readNotifications')).toMatchObject([{ body: { _ids: [idOf(1)] } }])
})

test('several who said yes share one card, each with the way to them', async () => {
  const nina = { ...about, applicationId: idOf(7), who: 'Nina', job: 'Waiter' }
  const service = openService('employer')
  service.answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role: 'manager' }),
    notifications: () => sample(employerNotificationPage, { data: [told(1, {}), told(2, { about: nina })] as never }),
    applications: () =>
      ({ data: [], pagination: { current: 1, pageSize: 50, total: 0 }, due: { late: 0, today: 0, week: 0, later: 0 } }) as never,
    readNotifications: () => undefined,
  })
  const user = show(
    <main id="main" tabIndex={-1}>
      <h1>Home</h1>
      <AcceptedCard />
    </main>,
  )
  await screen.findByRole('region', { name: 'Priya and Nina said yes' })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Priya: Barista', 'Nina: Waiter'])
  expect(screen.getByRole('link', { name: 'Nina' }).getAttribute('href')).toBe(`/applicants/${idOf(9)}/${idOf(7)}`)
  await user.click(screen.getByRole('button', { name: 'Dismiss: Priya and Nina said yes' }))
  await waitFor(() => expect(service.sent('readNotifications')).toMatchObject([{ body: { _ids: [idOf(1), idOf(2)] } }]))
})
