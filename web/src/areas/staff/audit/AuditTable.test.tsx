import { auditRow } from '@evenshift/contract/model/staff/audit'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AuditTable } from '#web/areas/staff/audit/AuditTable'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'

const row = sample(auditRow, {
  subject: { kind: 'staff', _id: '01890000-0000-7000-8000-000000000001', label: 'ro@staff.example' },
  reason: null,
})

test('the role that somebody got stands beside their name, and any other note says why', () => {
  show(
    <AuditTable
      rows={[
        { ...row, _id: '01890000-0000-7000-8000-000000000002', action: 'invite', note: 'administrator' },
        { ...row, _id: '01890000-0000-7000-8000-000000000003', action: 'approve', note: 'Rang them.' },
      ]}
    />,
  )
  const told = screen.getAllByRole('row').map((one) => [...one.children].slice(3).map(({ textContent }) => textContent))
  expect(told).toEqual([
    ['About', 'Why'],
    ['ro@staff.example\u00A0· Administrator', ''],
    ['ro@staff.example', 'Rang them.'],
  ])
})
