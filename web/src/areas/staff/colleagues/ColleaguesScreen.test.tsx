import { colleague } from '@evenshift/contract/model/staff/colleague'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ColleaguesScreen } from '#web/areas/staff/colleagues/ColleaguesScreen'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const [mine, theirs] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002']
const joinedAt = '2026-11-24T10:00:00Z'
const me = sample(colleague, { _id: mine, email: 'ro@staff.example', role: 'administrator', joinedAt })

test.each([
  ['the last administrator reads their own role, which isn’t theirs to change', 'reviewer', 0],
  ['one of two administrators changes either role', 'administrator', 1],
] as const)('%s', async (_who, role, menus) => {
  const other = sample(colleague, { _id: theirs, email: 'kb@staff.example', role, joinedAt })
  openService('staff').answers({
    ownColleague: () => me,
    colleagues: () => ({ data: [me, other] }),
  })
  show(
    <main>
      <ColleaguesScreen />
    </main>,
  )
  await screen.findByRole('combobox', { name: 'Role of kb@staff.example' })
  expect(screen.queryAllByRole('combobox', { name: 'Role of ro@staff.example' })).toHaveLength(menus)
  expect(screen.queryAllByText('You · Administrator')).toHaveLength(1 - menus)
})
