import { employerMeetingRow } from '@evenshift/contract/model/meeting/meeting'
import { DAY_MS, HOUR_MS } from '@evenshift/contract/days'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MeetingsCard } from '#web/areas/employer/home/MeetingsCard'
import { momentWords } from '#web/shared/meeting/meeting-words'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString()
const row = sample(employerMeetingRow, {
  status: 'agreed',
  turn: null,
  owes: null,
  outcomeDue: null,
  jobTitle: 'Weekend barista',
  kind: 'chat',
})
const id = (place: number): string => `01890000-0000-7000-8000-00000000000${place}`

test('what waits for the company and what is agreed for this week is listed, and nothing later', async () => {
  const outcomeDue = inHours(20)
  const service = openService('employer')
  service.answers({
    meetings: () => [
      { ...row, _id: id(1), applicantName: 'Ada Winter', status: 'done', kind: 'trial', owes: 'outcome', outcomeDue, at: inHours(-28) },
      { ...row, _id: id(2), applicantName: 'Beth Rowe', status: 'proposed', turn: 'employer', owes: 'answer', at: null },
      { ...row, _id: id(3), applicantName: 'Cal Moss', at: new Date(Date.now() + 3 * DAY_MS).toISOString() },
      { ...row, _id: id(4), applicantName: 'Dan Far', at: new Date(Date.now() + 20 * DAY_MS).toISOString() },
      { ...row, _id: id(5), applicantName: 'Eve Wait', status: 'proposed', turn: 'seeker', at: null },
    ],
  })
  show(
    <main>
      <h1>Home</h1>
      <MeetingsCard />
    </main>,
  )
  const card = within(await screen.findByRole('region', { name: 'Meetings' }))
  expect(card.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Ada Winter', 'Beth Rowe', 'Cal Moss'])
  card.getByText(`Paid trial · Weekend barista · reply by ${momentWords(outcomeDue)}`)
  card.getByText('Face-to-face chat · Weekend barista · other times suggested')
  expect(card.getAllByText('Your turn')).toHaveLength(2)
  await expectAccessible(document.body)
})

test('there is no card where there are no meetings', async () => {
  const service = openService('employer')
  service.answers({ meetings: () => [] })
  show(<MeetingsCard />)
  await waitFor(() => expect(service.sent('meetings')).toHaveLength(1))
  expect(screen.queryByRole('region')).toBeNull()
})
