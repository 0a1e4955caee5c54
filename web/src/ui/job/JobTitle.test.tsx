import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { JobTitle } from '#web/ui/job/JobTitle'

test.each([
  ['Parcel sorter, two evenings', 'two evenings'],
  ['Cook, baker, Saturdays', 'Saturdays'],
  ['Parcel sorter', undefined],
])('the title %s is whole, and breaks before “%s” first', (title, tail) => {
  const { container } = render(<JobTitle title={title} />)
  expect(container.textContent).toBe(title)
  expect(container.querySelector('span')?.textContent).toBe(tail)
})
