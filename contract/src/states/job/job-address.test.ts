import fc from 'fast-check'
import { expect, it } from 'vitest'
import { employerAddress, idOfAddress, jobAddress } from '#contract/states/job/job-address'

it('an address of any title or name leads back to what it names, and is one that every messenger takes whole', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.string({ unit: 'grapheme' }), (_id, name) => {
      const addresses = { job: jobAddress({ _id, title: name }), employers: employerAddress({ _id, name }) }
      for (const [kind, address] of Object.entries(addresses)) {
        expect(idOfAddress(address)).toBe(_id)
        expect(address).toMatch(new RegExp(`^/${kind}/[a-z\\d-]+$`))
        expect(address).not.toMatch(/--|\/-/)
      }
    }),
  )
})

it('reads as the job or the company is called', () => {
  const _id = '0198a4c2-7d3e-7a10-8b5f-2c1d9e0f4a6b'
  expect(jobAddress({ _id, title: 'Weekend barista (Hyde Park)' })).toBe(`/job/weekend-barista-hyde-park-${_id}`)
  expect(employerAddress({ _id, name: 'Copper & Bean' })).toBe(`/employers/copper-bean-${_id}`)
  expect(employerAddress({ _id, name: 'Café Hale' })).toBe(`/employers/cafe-hale-${_id}`)
  expect(idOfAddress('/job/weekend-barista')).toBeNull()
})
