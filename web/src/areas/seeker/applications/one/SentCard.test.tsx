import { applicationDetail } from '@evenshift/contract/model/application/application'
import { jobChange } from '@evenshift/contract/model/job/job-change'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SentCard } from '#web/areas/seeker/applications/one/SentCard'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

test('shifts that the employer has moved since are shown as they were asked for', () => {
  openService('seeker')
  const made = sample(applicationDetail)
  const [_id, other] = ['01890000-0000-7000-8000-000000000011', '01890000-0000-7000-8000-000000000012']
  const shift = { _id, day: 1, start: '08:30', end: '13:00', breakMinutes: 0, people: 1 }
  const second = { ...shift, _id: other, day: 7 }
  const moved = { ...shift, start: '09:30', end: '14:00' }
  const change = sample(jobChange, { shifts: { before: [shift, second], after: [moved] } })
  show(<SentCard application={{ ...made, job: { ...made.job, shifts: [moved] }, shifts: [_id], change }} />)
  expect(screen.getByText('Shifts').nextElementSibling?.textContent).toBe('Sun 08:30–13:00 (1 of 2 shifts)')
})
