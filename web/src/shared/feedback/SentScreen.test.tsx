import { ownFeedback, feedbackOverview } from '@evenshift/contract/model/feedback'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { seeker } from '#web/shared/calls/seeker'
import { SentScreen } from '#web/shared/feedback/SentScreen'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const _id = '01890000-0000-7000-8000-000000000001'
const report = sample(ownFeedback, {
  _id,
  kind: 'report_message',
  reason: 'asks_for_money',
  message: 'They asked for forty pounds.',
  createdAt: '2030-11-24T09:20:00Z',
  dueAt: '2030-11-25T09:20:00Z',
  about: 'Weekend barista (EV-1024)',
})
const reasons = [{ code: 'asks_for_money' as const, label: 'They asked for money' }]

async function open(sent: typeof report, id = _id) {
  openService('seeker').answers({ feedback: () => sample(feedbackOverview, { reasons, mine: [sent] }) })
  show(
    <main>
      <SentScreen id={id} side="seeker" calls={seeker} />
    </main>,
  )
  return screen.findByRole('heading', { level: 1 })
}

test('a report that was settled says what we did, when, what to do about money, and how to have someone else look', async () => {
  const outcome = 'We removed the job and suspended the company.'
  const title = await open({ ...report, status: 'resolved', outcome, settledAt: '2030-11-24T10:31:00Z' })
  expect(title).toHaveProperty('textContent', 'We’ve looked at your report')
  screen.getByText(outcome)
  screen.getByText('Someone looked and put it right')
  screen.getByText(/10:31/)
  screen.getByText('Call your bank on 159.')
  screen.getByText('About: Weekend barista (EV-1024)')
  screen.getByText('They asked for forty pounds.')
  expect(screen.getByRole('link', { name: 'Ask someone else to look' }).getAttribute('href')).toBe('/feedback?kind=appeal')
  await expectAccessible(document.body)
})

test('one that is open says by when we reply', async () => {
  expect(await open({ ...report, status: 'received', outcome: null, settledAt: null })).toHaveProperty('textContent', 'Your report')
  screen.getByText('Our reply')
  screen.getByText(/^by .*09:20$/)
  expect(screen.queryByRole('link', { name: 'Ask someone else to look' })).toBeNull()
})

test('what someone else sent isn’t there', async () => {
  expect(await open(report, '01890000-0000-7000-8000-000000000002')).toHaveProperty('textContent', 'Page not found')
})
