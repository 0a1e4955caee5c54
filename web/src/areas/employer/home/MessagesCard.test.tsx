import { applicantCard } from '@evenshift/contract/model/overview/applicant-card'
import { employerCompany } from '@evenshift/contract/employer/company'
import { conversation } from '@evenshift/contract/model/application/message'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AnswerToday } from '#web/areas/employer/home/AnswerToday'
import { MessagesCard } from '#web/areas/employer/home/MessagesCard'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const id = (place: number): string => `01890000-0000-7000-8000-00000000000${place}`
const row = sample(conversation, { job: { _id: id(9), title: 'Weekend barista' } })
const applicant = sample(applicantCard, { status: 'applied', pendingRejection: null, jobTitle: 'Weekend barista' })
const page = <Row,>(data: readonly Row[]) => ({ data: [...data], pagination: { current: 1, pageSize: 5, total: data.length } })

function open(
  wrote: readonly { readonly place: number; readonly name: string }[],
  waiting: readonly { readonly place: number; readonly name: string }[],
) {
  const service = openService('employer')
  service.answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role: 'owner' }),
    conversations: () =>
      page(
        wrote.map(({ place, name }) => ({
          ...row,
          application: id(place),
          with: { name, picture: null },
          newest: { from: 'seeker', text: 'Where do I park?', createdAt: '2026-01-05T09:30:00.000Z' },
        })),
      ),
    applications: () =>
      ({
        ...page(waiting.map(({ place, name }) => ({ ...applicant, _id: id(place), applicant: { ...applicant.applicant, name } }))),
        due: { late: 0, today: 0, week: 0, later: 0 },
      }) as never,
  })
  show(
    <main>
      <h1>Home</h1>
      <MessagesCard />
      <AnswerToday />
    </main>,
  )
  return service
}

test('who wrote and has no reply is listed with their first words and one press to reply, and among applicants too', async () => {
  const service = open(
    [{ place: 1, name: 'Ada Winter' }],
    [
      { place: 1, name: 'Ada Winter' },
      { place: 2, name: 'Beth Rowe' },
    ],
  )
  const card = within(await screen.findByRole('region', { name: 'Messages to reply to' }))
  const link = await card.findByRole('link', { name: 'Reply to Ada Winter' })
  expect(link.getAttribute('href')).toBe(`/messages/${id(1)}`)
  card.getByText('“Where do I park?”')
  card.getByText('Weekend barista · since Mon 5 Jan')
  expect(service.sent('conversations')).toMatchObject([{ query: { waiting: 'true' } }])
  const applicants = within(await screen.findByRole('region', { name: 'Applicants to reply to' }))
  expect(applicants.getAllByRole('link', { name: /^Review/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
    'Review Ada Winter',
    'Review Beth Rowe',
  ])
  await expectAccessible(document.body)
})

test('no card stands where no one waits, for a word or an answer', async () => {
  const service = open([], [])
  await waitFor(() => {
    expect(service.sent('applications')).toHaveLength(1)
    expect(service.sent('conversations')).toHaveLength(1)
  })
  expect(screen.queryByRole('region')).toBeNull()
})
