import { view } from '@evenshift/contract/model/application/application'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ViewsScreen } from '#web/areas/seeker/applications/list/ViewsScreen'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

test('each who looked leads to the application, where what they viewed is told', async () => {
  const [_id, applicationId] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002']
  const data = [
    sample(view, { _id, applicationId, employerName: 'Copper & Bean', jobTitle: 'Barista', viewedAt: new Date().toISOString() }),
  ]
  openService('seeker').answers({ profileViews: () => ({ data, pagination: { current: 1, pageSize: 5, total: 1 } }) })
  show(
    <main>
      <ViewsScreen />
    </main>,
  )
  const row = await screen.findByRole('link', { name: /^Copper & Bean.+Barista$/ })
  expect(row.getAttribute('href')).toBe(`/applications/${applicationId}`)
  screen.getByText(/Today, \d\d:\d\d/)
  await expectAccessible(document.body)
})
