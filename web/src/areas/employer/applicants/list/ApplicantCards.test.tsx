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

test('the week of a row is what was offered or agreed and from when; who has no week is read by what they asked for', async () => {
  const sunday = { day: 1, start: '10:00', end: '15:00' }
  const clashing = { ...sample(employerApplication.shape.fit.unwrap()), shiftsFit: 0, shiftsTotal: 1, filled: 0 }
  const one = { pendingRejection: null, fit: clashing, asked: [sunday], startDate: null }
  const data = [
    sample(employerApplication, { ...one, _id: idOf(1), status: 'offered', agreed: [sunday] }),
    sample(employerApplication, { ...one, _id: idOf(2), status: 'offer_accepted', agreed: [sunday], startDate: '2026-12-20' }),
    sample(employerApplication, { ...one, _id: idOf(3), status: 'applied', agreed: [], fit: null }),
  ]
  openService('employer').answers({ applications: () => ({ data, pagination: { pageSize: 50, current: 1, total: 3 } }) })
  show(<ApplicantCards job={sample(employerJob)} />)
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows).toEqual([
    expect.stringContaining('Offered Sun 10:00–15:00'),
    expect.stringContaining('Agreed Sun 10:00–15:00, starts Sun 20 Dec'),
    expect.stringContaining('Asked for Sun, no week added'),
  ])
})
