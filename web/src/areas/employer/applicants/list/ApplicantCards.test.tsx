import { employerApplication } from '@evenshift/contract/model/application/employer-application'
import { employerJob } from '@evenshift/contract/model/job/job'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApplicantCards } from '#web/areas/employer/applicants/list/ApplicantCards'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const idOf = (n: number) => `01890000-0000-7000-8000-00000000000${n}`

test('who had accepted before they left has pulled out, and who had not has withdrawn', async () => {
  const gone = { status: 'withdrawn', pendingRejection: null } as const
  const data = [true, false].map((hasPulledOut, place) => sample(employerApplication, { ...gone, _id: idOf(place), hasPulledOut }))
  openService('employer').answers({ applications: () => ({ data, pagination: { pageSize: 50, current: 1, total: 2 } }) })
  show(<ApplicantCards job={sample(employerJob)} />)
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows).toEqual([expect.stringContaining('Pulled out'), expect.stringContaining('Withdrawn')])
})
