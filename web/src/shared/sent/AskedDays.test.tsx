import { jobShift } from '@evenshift/contract/model/week'
import { application } from '@evenshift/contract/model/application/application'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AskedDays } from '#web/shared/sent/AskedDays'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'

const at = (place: number, day: number) =>
  sample(jobShift, { _id: `01890000-0000-7000-8000-00000000000${place}`, day, start: `1${place}:00`, end: '20:00' })

test.each([
  [[at(1, 4)], 'This day turns gold'],
  [[at(1, 4), at(2, 4)], 'This day turns gold'],
  [[at(1, 4), at(2, 5)], 'These days turn gold'],
])('%# what was asked for turns gold, one day or several', (shifts, said) => {
  const { job } = sample(application)
  show(<AskedDays application={{ job: { ...job, shifts }, shifts: shifts.map(({ _id }) => _id) }} />)
  expect(screen.getByText(/gold if you get the job/).textContent).toContain(said)
})
