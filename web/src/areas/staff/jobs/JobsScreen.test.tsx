import { staffService } from '@evenshift/contract/staff/service'
import { screen, waitFor } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { JobsScreen } from '#web/areas/staff/jobs/JobsScreen'
import { staffPaths } from '#web/areas/staff/paths'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const Place = () => {
  const { pathname, search } = useLocation()
  return <p data-testid="place">{pathname + search}</p>
}

test('a job that is opened while its search is typed stays open when the list follows', async () => {
  const service = openService('staff')
  const job = sample(staffService.jobs.output.shape.data.element, { city: 'Leeds', reference: 'EV-MUKVWU' })
  service.answers({ jobs: () => ({ data: [job], pagination: { current: 1, pageSize: 20, total: 1 } }) })
  const user = show(
    <Routes>
      <Route
        path="*"
        element={
          <>
            <Routes>
              <Route path={staffPaths.jobs} element={<JobsScreen />} />
              <Route path={staffPaths.job} element={<JobsScreen />} />
              <Route path="*" element={null} />
            </Routes>
            <Place />
          </>
        }
      />
    </Routes>,
  )
  window.history.pushState(null, '', staffPaths.jobs)
  window.dispatchEvent(new PopStateEvent('popstate'))
  const [found] = await screen.findAllByRole('link')
  expect(found?.textContent).toContain(`${job.company.companyName}\u00A0· Leeds\nEV-MUKVWU`)
  screen.getByRole('heading', { name: 'Choose a job' })
  expect(screen.queryByText('remove or restore')).toBeNull()
  await user.type(await screen.findByRole('searchbox'), 'bar')
  await user.click((await screen.findAllByRole('link'))[0] as HTMLElement)
  await waitFor(() => expect(screen.getByTestId('place').textContent).toContain('q=bar'))
  screen.getByText('remove or restore')
  expect(screen.getByTestId('place').textContent).toMatch(/^\/staff\/jobs\/[0-9a-f-]{36}\?q=bar$/)
})
