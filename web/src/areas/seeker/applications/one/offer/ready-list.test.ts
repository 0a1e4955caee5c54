import { expect, it } from 'vitest'
import { readyList } from '#web/areas/seeker/applications/one/offer/ready-list'

type Given = Parameters<typeof readyList>[0]
const titles = (job: object, rightToWork: Parameters<typeof readyList>[1]): string[] =>
  readyList({ job: { isDbsCheck: false, ...job }, offer: { shifts: [] } } as unknown as Given, rightToWork, '').map(({ title }) => title)

it('a student visa asks for a letter with the term dates', () => {
  expect(titles({}, 'student_visa')).toContain('Your term dates')
  expect(titles({}, 'yes')).not.toContain('Your term dates')
})
it('a criminal record check is named only where the job asks for one', () => {
  expect(titles({ isDbsCheck: true }, null)).toContain('A criminal record check')
  expect(titles({}, null)).not.toContain('A criminal record check')
})
