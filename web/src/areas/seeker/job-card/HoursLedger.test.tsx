import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HoursLedger } from '#web/areas/seeker/job-card/HoursLedger'
import { expectAccessible, show } from '#web/testkit/screen'

const entries = [
  { label: 'Greenbasket Grocers', hoursPerWeek: 7.5 },
  { label: 'this job', hoursPerWeek: 7.5 },
]
test('hours that can’t be worked together are told one by one, and never as a sum', async () => {
  show(
    <main>
      <HoursLedger ledger={{ limit: null, entries, total: 15, clashDay: 7, text: 'You can’t work both on Saturday.' }} />
    </main>,
  )
  screen.getByText('You can’t work both on Saturday.')
  screen.getByText('Greenbasket Grocers')
  expect(document.querySelectorAll('i[style]'), 'each has its part of the bar').toHaveLength(2)
  expect(screen.queryByText(/15/)).toBeNull()
  await expectAccessible(document.body)
})
