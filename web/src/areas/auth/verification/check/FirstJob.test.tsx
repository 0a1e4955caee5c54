import { employer } from '@evenshift/contract/model/company/employer'
import { roleStart } from '@evenshift/contract/model/job/role-start'
import { postCard } from '@evenshift/contract/model/overview/post-card'
import { screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { FirstJob } from '#web/areas/auth/verification/check/FirstJob'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const start = sample(roleStart, { role: { _id: '01890000-0000-7000-8000-000000000001', name: 'Barista' } })
const draft = sample(postCard, { _id: '01890000-0000-7000-8000-000000000002', title: 'Saturday baker', status: 'draft' })
const Place = () => {
  const { pathname, search, state } = useLocation()
  return <p data-testid="place">{`${pathname}${search} ${JSON.stringify(state)}`}</p>
}

test('a company that waits begins a draft with a role, and goes on with one that it has', async () => {
  openService('employer').answers({
    roleStarts: () => [start],
    ongoingJobs: () => ({ data: [draft], pagination: { current: 1, pageSize: 4, total: 1 } }) as never,
  })
  const user = show(
    <main>
      <h1>Checking</h1>
      <FirstJob company={sample(employer)} />
      <Place />
    </main>,
  )
  const more = await screen.findByRole('link', { name: 'Continue Saturday baker' })
  expect(more.getAttribute('href')).toBe(`/posts/new?draft=${draft._id}`)
  expect(screen.getByRole('link', { name: 'All roles' }).getAttribute('href')).toBe('/posts/new')
  await expectAccessible(document.body)
  await user.click(await screen.findByRole('link', { name: 'Barista' }))
  expect(screen.getByTestId('place').textContent).toBe(`/posts/new ${JSON.stringify({ start })}`)
})
