import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#web/testkit/screen'
import { JobTitle } from '#web/ui/job/JobTitle'

test.each([
  ['Parcel sorter, two evenings', 'two evenings'],
  ['Cook, baker, Saturdays', 'Saturdays'],
  ['Parcel sorter', undefined],
])('the title %s is whole, and breaks before “%s” first', (title, tail) => {
  show(
    <main>
      <JobTitle title={title} />
    </main>,
  )
  const whole = screen.getByRole('main')
  expect(whole.textContent).toBe(title)
  expect(whole.querySelector('span')?.textContent).toBe(tail)
})
