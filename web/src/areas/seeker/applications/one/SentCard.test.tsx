import { applicationDetail } from '@evenshift/contract/model/application/application'
import { jobChange } from '@evenshift/contract/model/job/job-change'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SentCard } from '#web/areas/seeker/applications/one/SentCard'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

test('shifts that the employer has moved since are shown as they are now, with what they were when they were asked for', () => {
  openService('seeker')
  const made = sample(applicationDetail)
  const [_id, other] = ['01890000-0000-7000-8000-000000000011', '01890000-0000-7000-8000-000000000012']
  const shift = { _id, day: 1, start: '08:30', end: '13:00', breakMinutes: 0, people: 1 }
  const second = { ...shift, _id: other, day: 7 }
  const moved = { ...shift, start: '09:30', end: '14:00' }
  const change = sample(jobChange, { sent: null, shifts: { before: [shift, second], after: [moved] } })
  show(<SentCard application={{ ...made, job: { ...made.job, shifts: [moved] }, shifts: [_id], change }} />)
  expect(screen.getByText('Shifts you asked for, as they are now').nextElementSibling?.textContent).toBe('Sun 09:30–14:00 (1 of 1 shift)')
  screen.getByText((_text, element) => element?.tagName === 'DD' && element.textContent === 'You asked when it was Sun 08:30–13:00.')
})

test('who sent no note reads of none', () => {
  show(<SentCard application={sample(applicationDetail, { coverNote: '' })} />)
  expect(screen.queryByText('Your note')).toBeNull()
})

test('who asked for both of two shifts reads so', () => {
  openService('seeker')
  const made = sample(applicationDetail)
  const ids = ['01890000-0000-7000-8000-000000000011', '01890000-0000-7000-8000-000000000012']
  const shifts = ids.map((_id, place) => ({ _id, day: place + 6, start: '17:00', end: '22:00', breakMinutes: 0, people: 1 }))
  show(<SentCard application={{ ...made, job: { ...made.job, shifts }, shifts: ids, change: null }} />)
  expect(screen.getByText('Shifts').nextElementSibling?.textContent).toBe('Fri and Sat, 17:00–22:00 (both shifts)')
})

test('where none of them is left, that is said', () => {
  openService('seeker')
  const made = sample(applicationDetail)
  const shift = { _id: '01890000-0000-7000-8000-000000000011', day: 1, start: '08:30', end: '13:00', breakMinutes: 0, people: 1 }
  const change = sample(jobChange, { sent: { shifts: [shift], of: 2 }, shifts: { before: [shift], after: [] } })
  show(<SentCard application={{ ...made, job: { ...made.job, shifts: [] }, shifts: [], change }} />)
  screen.getByText('None of the shifts you asked for are left.')
})

test.each([
  ['shifts as they were asked for before several changes', true, 'You asked when it was Sun 08:30–13:00.'],
  ['of an older application, until when they were those', false, 'Until 26 Nov it was Sun 09:30–14:00.'],
])('%s', (_name, isKnown, told) => {
  openService('seeker')
  const made = sample(applicationDetail)
  const shift = { _id: '01890000-0000-7000-8000-000000000011', day: 1, start: '08:30', end: '13:00', breakMinutes: 0, people: 1 }
  const moved = { ...shift, start: '09:30', end: '14:00' }
  const row = { status: 'applied' as const, by: 'employer' as const, reason: null, message: null, meeting: null, times: null, offer: null }
  const history = [
    { ...row, at: '2026-11-23T10:00:00.000Z', change: 'Sunday 08:30–13:00 → 09:30–14:00' },
    { ...row, at: '2026-11-26T10:00:00.000Z', change: 'Pay: £12.40 → £13 an hour' },
  ]
  const sent = isKnown ? { shifts: [shift], of: 2 } : null
  const later = { ...moved, start: '10:00' }
  const change = sample(jobChange, { at: '2026-11-26T10:00:00.000Z', sent, shifts: { before: [moved], after: [later] } })
  show(<SentCard application={{ ...made, job: { ...made.job, shifts: [later] }, history, shifts: [shift._id], change }} />)
  const now = screen.getByText('Shifts you asked for, as they are now').nextElementSibling
  expect([now?.textContent, now?.nextElementSibling?.textContent]).toEqual(['Sun 10:00–14:00 (1 of 1 shift)', told])
  expect(screen.queryByText(/12\.40/), 'the change itself is told on its card').toBeNull()
})
