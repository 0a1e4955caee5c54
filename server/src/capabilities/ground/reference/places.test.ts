import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cities, cityNamed, isOutcode, outcodeOf, placeNamed, placeOf, places } from '#server/capabilities/ground/reference/public'
import { runs } from '#server/testkit/runs'

describe('the list of places', () => {
  it('gives every city, area and outward code a position of its own, in order', () => {
    const positions = places().map(({ position }) => position)
    expect(new Set(positions).size).toBe(positions.length)
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    expect(places().length).toBeGreaterThanOrEqual(80 + 121 + 2826)
  })

  it('keeps the positions for ever, for stored rows name them', () => {
    const at = (text: string) => placeNamed(text)?.position
    expect([at('Leeds'), at('York'), at('AB'), at('ZE'), at('AB10'), at('LS6'), at('ZE3')]).toEqual([41, 79, 256, 376, 512, 1976, 3337])
    expect(cities().map(({ name }) => at(name))).toEqual(cities().map(({ position }) => position))
  })

  it('lies within the United Kingdom', () => {
    for (const { name, lat, lng } of places()) {
      expect(lat, name).toSatisfy((one: number) => one > 49.8 && one < 61)
      expect(lng, name).toSatisfy((one: number) => one > -8.7 && one < 1.8)
    }
  })
})

describe('an outward code', () => {
  it.each([
    ['LS6 3AA', 'LS6'],
    ['ls63aa', 'LS6'],
    [' LS6 ', 'LS6'],
    ['M11AA', 'M1'],
    ['e161an', 'E16'],
    ['EC1A 1BB', 'EC1A'],
    ['W1A1AA', 'W1A'],
    ['LS99 9ZZ', 'LS99'],
  ])('is read out of “%s”: %s', (text, code) => expect(outcodeOf(text)).toBe(code))
  it.each(['', 'LS', 'Leeds', 'LS66 3A', 'ZZ1 1ZZ', 'JE2 3AB', '6LS', 'LS6 3AAA'])('isn’t read out of “%s”', (text) =>
    expect(outcodeOf(text)).toBeUndefined(),
  )
  it('of the list is read out of any postcode in it, however that is typed', () => {
    const inward = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.stringMatching(/^[A-Z]{2}$/)).map(([digit, letters]) => `${digit}${letters}`)
    const code = fc.constantFrom(...places().filter(isOutcode)).map(({ name }) => name)
    fc.assert(
      fc.property(code, inward, fc.constantFrom('', ' '), fc.boolean(), (outward, end, between, isLow) => {
        const text = `${outward}${between}${end}`
        const typed = isLow ? text.toLowerCase() : text
        expect(outcodeOf(typed)).toBe(outward)
        expect(placeNamed(typed)?.name).toBe(outward)
      }),
      { numRuns: runs(300) },
    )
  })
})

describe('the place of a postcode and a city', () => {
  it.each([
    ['LS6 3AA', 'Leeds', 'LS6'],
    ['LS99 9ZZ', 'Leeds', 'LS'],
    ['nonsense', 'Leeds', 'Leeds'],
    [null, 'leeds', 'Leeds'],
    [null, 'Nowhere', undefined],
  ])('%s and %s is that of %s', (postcode, city, name) => expect(placeOf(postcode, city)?.name).toBe(name))
  it('of a city alone is its middle', () => {
    const { lat, lng, position } = cityNamed('Leeds') ?? {}
    expect(placeOf(null, 'Leeds')).toEqual({ name: 'Leeds', lat, lng, position })
  })
})
