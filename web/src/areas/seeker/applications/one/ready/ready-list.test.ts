import { expect, it } from 'vitest'
import { readyList } from '#web/areas/seeker/applications/one/ready/ready-list'

type Facts = Parameters<typeof readyList>[0]
const listOf = (facts: { isDbsCheck?: boolean; status?: Facts['status'] }, rightToWork: Parameters<typeof readyList>[1]) =>
  readyList({ job: { isDbsCheck: facts.isDbsCheck ?? false }, status: facts.status ?? 'offer_accepted' }, rightToWork, '')
const titles = (...given: Parameters<typeof listOf>): string[] => listOf(...given).map(({ title }) => title)

it('a student visa asks for a letter with the term dates', () => {
  expect(titles({}, 'student_visa')).toContain('Term dates letter')
  expect(titles({}, 'yes')).not.toContain('Term dates letter')
})
it('a DBS check is named only where the job asks for one', () => {
  expect(titles({ isDbsCheck: true }, null)).toContain('DBS check')
  expect(titles({}, null)).not.toContain('DBS check')
})
it('the right to work is done once the employer attested it', () => {
  const done = (status: Facts['status']): string[] =>
    listOf({ status }, 'yes').flatMap(({ title, state }) => (state === 'done' ? [title] : []))
  expect(done('offer_accepted')).toEqual(['Offer accepted'])
  expect(done('hired')).toEqual(['Offer accepted', 'Right to work'])
})
