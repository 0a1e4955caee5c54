import { availability } from '@evenshift/contract/model/profile/availability'
import { expect, test } from 'vitest'
import { ownDatesOf } from '#web/areas/seeker/applications/one/meeting/own-week'
import { sample } from '#web/testkit/sample'

test('work takes time of a dated week from its first day to its last', () => {
  const slot = { start: '09:00', end: '18:00' }
  const own = sample(availability, {
    times: [{ id: 7, key: 'saturday', label: 'Saturday', value: true, slots: [slot] }],
    busy: [],
    work: [{ day: 7, start: '10:00', end: '18:00', label: 'work at Greenbasket Grocers', startDate: '2027-01-16', endDate: '2027-01-23' }],
  })
  const whole = (date: string) => ({ free: [{ date, ...slot }], classes: [] })
  const worked = (date: string) => ({
    free: [{ date, start: '09:00', end: '10:00' }],
    classes: [{ date, start: '10:00', end: '18:00' }],
  })
  expect(ownDatesOf(own, '2027-01-04')).toEqual(whole('2027-01-09'))
  expect(ownDatesOf(own, '2027-01-11')).toEqual(worked('2027-01-16'))
  expect(ownDatesOf(own, '2027-01-23')).toEqual(worked('2027-01-23'))
  expect(ownDatesOf(own, '2027-01-24')).toEqual(whole('2027-01-30'))
})
