import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MoreRows } from '#web/shared/paging/MoreRows'
import { useMore } from '#web/shared/paging/useMore'
import { expectAccessible, show } from '#web/testkit/screen'

const TOTAL = 7
let isBroken = false

function List() {
  const list = useMore(['seeker', 'savedJobs'], async ({ page }) => {
    if (isBroken) throw new Error('no line')
    const from = (Number(page) - 1) * 3
    const data = Array.from({ length: Math.min(3, TOTAL - from) }, (_, place) => from + place + 1)
    return { data, pagination: { current: Number(page), pageSize: 3, total: TOTAL } }
  })
  return (
    <MoreRows list={list} shown={list.rows?.length ?? 0} many="jobs">
      <ul>
        {list.rows?.map((row) => (
          <li key={row}>
            <a href={`#${row}`}>Job {row}</a>
          </li>
        ))}
      </ul>
    </MoreRows>
  )
}
const rows = () => screen.getAllByRole('listitem').length

test('the button adds a page, says how far it is, leads to the first of the new, and goes at the end', async () => {
  const user = show(
    <main>
      <List />
    </main>,
  )
  await user.click(await screen.findByRole('button', { name: 'Show more jobs' }))
  await screen.findByText('6 of 7 jobs')
  expect(document.activeElement?.textContent).toBe('Job 4')
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Show more jobs' }))
  await screen.findByText('7 of 7 jobs')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a page that doesn’t come leaves the rows, says so, and can be asked for again', async () => {
  const user = show(
    <main>
      <List />
    </main>,
  )
  const more = await screen.findByRole('button', { name: 'Show more jobs' })
  isBroken = true
  await user.click(more)
  await screen.findByText('We couldn’t load more jobs')
  expect(rows()).toBe(3)
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(rows()).toBe(6))
})
