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

test('what was done over and over in a minute is one line, and without a reason there’s no column of them', () => {
  const look = { ...row, action: 'look' as const, note: null, at: '2026-11-30T13:22:10Z' }
  const again = ['02', '03', '04'].map((n) => ({ ...look, _id: `01890000-0000-7000-8000-0000000000${n}` }))
  show(<AuditTable rows={[...again, { ...look, _id: '01890000-0000-7000-8000-000000000005', at: '2026-11-30T13:21:59Z' }]} />)
  const told = screen.getAllByRole('row').map((one) => [...one.children].slice(2).map(({ textContent }) => textContent))
  expect(told).toEqual([
    ['What', 'About'],
    ['Looked at, 3 times', 'ro@staff.example'],
    ['Looked at', 'ro@staff.example'],
  ])
})
