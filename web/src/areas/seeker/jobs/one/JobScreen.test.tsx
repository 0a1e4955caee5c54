import { jobDetail, ownApplication } from '@evenshift/contract/model/application/application'
import { availability } from '@evenshift/contract/model/profile/availability'
import { profile as seekerProfile } from '@evenshift/contract/model/profile/profile'
import { screen } from '@testing-library/react'
import { Navigate, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { JobScreen } from '#web/areas/seeker/jobs/one/JobScreen'
import { paths, to } from '#web/shared/paths'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const job = sample(jobDetail, { title: 'Barista', status: 'live', hoursLedger: null })
const applied = sample(ownApplication, { status: 'in_review', mayReapply: false })

test.each([
  ['before one applies', null, true],
  ['not after it', applied, false],
])('by when they’d reply is promised: %s', async (_name, application, isPromised) => {
  openService('seeker').answers({
    openJob: () => ({ ...job, application }),
    availability: () => sample(availability),
    profileDetails: () => ({ isUser: true, userProfile: [sample(seekerProfile)] }),
  })
  show(
    <main>
      <Routes>
        <Route path={paths.job} element={<JobScreen />} />
        <Route path="*" element={<Navigate to={to(paths.job, { jobId: job._id })} />} />
      </Routes>
    </main>,
  )
  await screen.findByRole('heading', { level: 1, name: /Barista/ })
  expect(screen.queryByText(/^Apply today and you’ll hear by/) !== null).toBe(isPromised)
})
