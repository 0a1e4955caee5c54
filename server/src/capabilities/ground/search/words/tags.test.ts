import { describe, expect, it } from 'vitest'
import { listedTags } from '#server/capabilities/ground/search/words/tags'

const labels = (filter: string, most = 10): string[] => listedTags(filter, most).map(({ kind, label }) => `${kind} ${label}`)

describe('what a few typed letters may mean', () => {
  it.each([
    ['begins the label', 'baris', 'role Barista'],
    ['begins a word of it', 'coffee', 'skill Barista coffee'],
    ['wants no accent and no capitals', 'CAFE', 'sector Cafés, restaurants and takeaways'],
    ['knows the other names of a role', 'coffee maker', 'role Barista'],
    ['knows the cities', 'lee', 'city Leeds'],
    ['forgives a letter', 'baritsa', 'role Barista'],
    ['forgives it in the beginning of a word', 'birmimg', 'city Birmingham'],
  ])('%s', (_, filter, expected) => {
    expect(labels(filter)).toContain(expected)
  })

  it('puts labels that begin so first, and gives no more than asked', () => {
    const found = labels('s', 4)
    expect(found).toHaveLength(4)
    expect(found.every((label) => / s/i.test(label))).toBe(true)
  })

  it('is nothing where nothing or only signs are typed', () => {
    expect([labels(''), labels(' %'), labels('zzzz')]).toEqual([[], [], []])
  })
})
