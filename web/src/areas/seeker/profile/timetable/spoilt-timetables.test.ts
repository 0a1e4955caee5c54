import fc from 'fast-check'
import { expect, it } from 'vitest'
import { brought } from '#web/areas/seeker/profile/timetable/testkit/brought-timetables.rig'
import { readAt, tallyOf } from '#web/areas/seeker/profile/timetable/testkit/timetable-files.rig'

/** Entries by their edges alone: each that begins, and each that ends without having begun. */
function entriesIn(text: string): number {
  let [count, open] = [0, false]
  for (const [line] of text.replaceAll(/(?:\r\n|\n|\r)[ \t]/g, '').matchAll(/^(?:BEGIN|END):(?:VEVENT|VCALENDAR)\s*?$/gim)) {
    const begins = /^BEGIN:VEVENT/i.test(line)
    if (begins || (!open && /^END:VEVENT/i.test(line))) count += 1
    open = begins
  }
  return count
}

it('flipped, cut and joined timetables are read to their end, and every entry in them is counted', () => {
  const texts = brought.filter(({ text }) => text.length < 10_000).map(({ text }) => text)
  const place = fc.nat({ max: 9_999 })
  const spoil = fc.oneof(
    fc.record({ kind: fc.constant('flip' as const), place, letter: fc.constantFrom(...'\r\n\t :;=,"\\0129ZTMWPF-\u0000é'.split('')) }),
    fc.record({
      kind: fc.constant('swap' as const),
      place,
      word: fc.constantFrom('DAILY', 'MONTHLY', 'YEARLY', 'MINUTELY', 'WEEKLY;BYDAY=-1MO,6TU;BYMONTH=2'),
    }),
    fc.record({ kind: fc.constant('cut' as const), place, length: fc.nat({ max: 200 }) }),
    fc.record({ kind: fc.constant('join' as const), place, other: fc.constantFrom(...texts), from: place }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.array(spoil, { minLength: 1, maxLength: 8 }), (text, spoils) => {
      const spoilt = spoils.reduce((now, one) => {
        const at = one.place % (now.length + 1)
        if (one.kind === 'flip') return now.slice(0, at) + one.letter + now.slice(at + 1)
        if (one.kind === 'swap') return now.slice(0, at) + now.slice(at).replace('WEEKLY', one.word)
        if (one.kind === 'cut') return now.slice(0, at) + now.slice(at + one.length)
        return now.slice(0, at) + one.other.slice(one.from % one.other.length)
      }, text)
      const read = readAt(spoilt)
      const { entries, unused } = tallyOf(read)
      const left = Object.values(unused).reduce((sum, count) => sum + count, 0)
      expect(entries).toBe(entriesIn(spoilt))
      expect(left).toBeLessThanOrEqual(entries)
      expect(left === entries).toBe('fault' in read)
    }),
    { numRuns: 100 },
  )
})
