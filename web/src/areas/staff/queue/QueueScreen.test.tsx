import { verificationCase } from '@evenshift/contract/model/staff/verification'
import { staffService } from '@evenshift/contract/staff/service'
import { screen, within } from '@testing-library/react'
import { Navigate, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { staffPaths } from '#web/areas/staff/paths'
import { QueueScreen } from '#web/areas/staff/queue/QueueScreen'
import { to } from '#web/shared/paths'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const [, company] = verificationCase.options
const id = '01890000-0000-7000-8000-000000000001'
const row = sample(staffService.queue.output.shape.data.element, { kind: 'company', _id: id, title: 'Corner Shop', dueAt: null })
const other = { ...row, _id: '01890000-0000-7000-8000-000000000002', title: 'Larkspur Flowers' }

test('the open case is marked in the list, and the bar of keys has a number for each of its choices', async () => {
  openService('staff').answers({
    queue: () => ({
      ...sample(staffService.queue.output, { counts: [{ kind: 'company', count: 2 }] }),
      data: [row, other],
      pagination: { current: 1, pageSize: 50, total: 2 },
    }),
    verification: () => sample(company, { _id: id, name: 'Corner Shop', decisions: [], checks: [], record: null }),
  })
  show(
    <Routes>
      <Route path="/" element={<Navigate to={to(staffPaths.case, { kind: 'company', id })} replace />} />
      <Route path={staffPaths.case} element={<QueueScreen />} />
    </Routes>,
  )
  await screen.findByRole('radiogroup', { name: 'Decision' })
  const list = within(screen.getByRole('list', { name: 'Cases' }))
  expect(list.getAllByRole('link').map((link) => [link.querySelector('b')?.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Corner Shop', 'true'],
    ['Larkspur Flowers', null],
  ])
  const keys = screen.getByText('choose').querySelectorAll('kbd')
  expect([...keys].map(({ textContent }) => textContent)).toEqual(['1', '2'])
})
