import { datePlus } from '@evenshift/contract/days'
import { londonDay } from '@evenshift/contract/london'
import { applicantCard } from '@evenshift/contract/model/overview/applicant-card'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AcceptedCard } from '#web/areas/employer/home/AcceptedCard'
import { dayDate } from '#web/shared/words/dates'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const today = londonDay(new Date())
const row = sample(applicantCard, { status: 'offer_accepted', jobTitle: 'Barista', jobId: '01890000-0000-7000-8000-000000000009' })
const starter = (place: number, name: string, startDate: string | null) => ({
  ...row,
  _id: `01890000-0000-7000-8000-00000000000${place}`,
  applicant: { ...row.applicant, name },
  startDate,
})
const page = (data: readonly ReturnType<typeof starter>[]) =>
  ({ data, pagination: { current: 1, pageSize: 50, total: data.length }, due: { late: 0, today: 0, week: 0, later: 0 } }) as never

test('whoever accepted is listed from the first to start, with what to do next and the way to them; whose first day is over is not', async () => {
  const service = openService('employer')
  const [soon, later] = [datePlus(today, 2), datePlus(today, 9)]
  service.answers({
    applications: () =>
      page([
        starter(1, 'Late Lee', later),
        starter(2, 'Priya Patel', soon),
        starter(3, 'Past Pam', datePlus(today, -1)),
        starter(4, 'No Day', null),
      ]),
  })
  show(
    <main>
      <h1>Home</h1>
      <AcceptedCard />
    </main>,
  )
  const card = within(await screen.findByRole('region', { name: 'Starting soon' }))
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(`Priya Patel accepted BaristaStarts ${dayDate(soon)}. Next: check their right to work.`),
    expect.stringContaining('Late Lee accepted Barista'),
  ])
  expect(card.getByRole('link', { name: 'View Priya Patel' }).getAttribute('href')).toContain('01890000-0000-7000-8000-000000000002')
  expect(service.sent('applications')).toMatchObject([{ query: { status: 'offer_accepted' } }])
  await expectAccessible(document.body)
})

test('there is no card where no one is about to start', async () => {
  const service = openService('employer')
  service.answers({ applications: () => page([]) })
  show(<AcceptedCard />)
  await waitFor(() => expect(service.sent('applications')).toHaveLength(1))
  expect(screen.queryByRole('region')).toBeNull()
})
