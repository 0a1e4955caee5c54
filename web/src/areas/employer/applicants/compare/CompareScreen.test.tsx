import { employerCompany } from '@evenshift/contract/employer/company'
import { employerApplicants } from '@evenshift/contract/employer/applicants'
import { offer } from '@evenshift/contract/model/offer'
import { screen, within } from '@testing-library/react'
import { Navigate, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { CompareScreen } from '#web/areas/employer/applicants/compare/CompareScreen'
import { compareAddress } from '#web/areas/employer/applicants/compare/compare-address'
import { paths } from '#web/shared/paths'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const idOf = (n: number) => `01890000-0000-7000-8000-0000000000${n}`
const friday = { day: 6, start: '15:00', end: '19:00' }
const sunday = { day: 1, start: '10:00', end: '15:00' }
const names: Readonly<Record<string, string>> = { [idOf(21)]: 'Ann Vale', [idOf(22)]: 'Bo Winter' }

test('people are the columns of one table; what no one has shown is said once, what only one has stays a row, and each is answered there', async () => {
  const detail = sample(employerApplicants.openApplication.output)
  const evidence = (requirement: string, state: 'met' | 'not_shown') => ({
    ...sample(employerApplicants.openApplication.output.shape.evidence.element),
    requirement,
    state,
    strength: null,
  })
  const known = { hoursFit: 9, hoursTotal: 9, shiftsFit: 2, shiftsTotal: 2, clashingShifts: [], shifts: [friday, sunday], filled: 0 }
  const service = openService('employer')
  service.answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role: 'manager' }),
    openApplication: ({ params: { id } }) => ({
      ...detail,
      _id: id,
      status: id === idOf(21) ? 'offered' : 'in_review',
      asked: [friday, sunday],
      agreed: id === idOf(21) ? [sunday] : [],
      offer: id === idOf(21) ? sample(offer, { startDate: '2026-12-20' }) : null,
      pendingRejection: null,
      meeting: null,
      allowed: ['shortlisted', 'interview_invited', 'offered', 'rejected'],
      applicant: { ...detail.applicant, name: names[id] ?? '' },
      match: id === idOf(21) ? 82 : 64,
      fit: id === idOf(21) ? known : null,
      evidence: [evidence('Till work', id === idOf(21) ? 'met' : 'not_shown'), evidence('Latte art', 'not_shown')],
    }),
  })
  const user = show(
    <main>
      <Routes>
        <Route path={paths.compare} element={<CompareScreen />} />
        <Route path="*" element={<Navigate to={compareAddress(idOf(31), Object.keys(names))} />} />
      </Routes>
    </main>,
  )
  const table = await screen.findByRole('table', { name: 'Applicants being compared' })
  const row = (name: string) => {
    const head = within(table).getByRole('rowheader', { name })
    return within(head.closest('tr') ?? head)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  }
  expect(within(table).getByRole('columnheader', { name: /Ann Vale/ })).toBeTruthy()
  expect(within(table).getByRole('columnheader', { name: /Bo Winter/ })).toBeTruthy()
  expect(row('Asked for')).toEqual(Array(2).fill('Fri 15:00–19:00, Sun 10:00–15:00'))
  expect(row('Offer')).toEqual(['Offered Sun 10:00–15:00', 'No offer'])
  expect(row('Start date')).toEqual(['Sun 20 Dec', 'No offer'])
  expect(row('Match')).toEqual(['82%', 'Week not known'])
  expect(row('Till work')).toEqual(['Shown', 'Not shown'])
  expect(row('Not shown by anyone')).toEqual(['Latte art'])
  const replies = within(await within(table).findByRole('group', { name: 'Reply to Bo Winter' }))
  expect(replies.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Shortlist', 'Interview', 'Not this time'])
  await expectAccessible(document.body)
  await user.click(replies.getByRole('button', { name: 'Not this time' }))
  within(await screen.findByRole('dialog')).getAllByText(/Bo/)
})
