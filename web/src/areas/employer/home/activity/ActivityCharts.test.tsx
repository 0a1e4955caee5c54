import { employerActivity } from '@evenshift/contract/employer/activity'
import { employerSubscription } from '@evenshift/contract/employer/subscription'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ActivityCharts } from '#web/areas/employer/home/activity/ActivityCharts'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

test.each([
  [4, false],
  [5, true],
])('with %i applications there is a curve of them: %s', async (applications, isCharted) => {
  const service = openService('employer')
  const activity = sample(employerActivity.activity.output)
  const series = [{ date: '2026-11-01', views: 9, saves: 0, applications, answers: 0 }]
  service.answers({
    entitlement: () => sample(employerSubscription.entitlement.output, { activity: true }),
    activity: () => ({ ...activity, totals: { ...activity.totals, applications }, series }),
  })
  show(<ActivityCharts />)
  await screen.findByLabelText('Period', { selector: 'input' })
  expect(screen.queryByRole('group', { name: 'Show' }) !== null).toBe(isCharted)
})

test('a step without anybody has no share, whatever came before it', async () => {
  const service = openService('employer')
  const activity = sample(employerActivity.activity.output)
  service.answers({
    entitlement: () => sample(employerSubscription.entitlement.output, { activity: true }),
    activity: () => ({
      ...activity,
      funnel: [
        { step: 'views', count: 40, ofPrevious: null },
        { step: 'applications', count: 10, ofPrevious: 25 },
        { step: 'interviews', count: 0, ofPrevious: 0 },
      ],
    }),
  })
  show(<ActivityCharts />)
  await screen.findAllByText('25% of views')
  expect(screen.queryByText(/0% of/)).toBeNull()
})
