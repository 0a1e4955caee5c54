import { expect, test } from 'vitest'
import { employer, employerPatch } from '#contract/model/company/employer'

const faultOf = (website: string) => employerPatch.safeParse({ website }).error?.issues.map(({ message }) => message)

test.each(['https://cafe-hale', 'https://cafe-hale.', 'cafe-hale.co.uk'])(
  'a website needs an address that can be opened: %s',
  (website) => {
    expect(faultOf(website)).toEqual(['Enter a website, like example.co.uk'])
  },
)

test('a website with a dot is kept, and one that was saved without is still read', () => {
  expect(faultOf('https://cafe-hale.co.uk/jobs')).toBeUndefined()
  expect(employer.shape.website.safeParse('https://cafe-hale').success).toBe(true)
})
