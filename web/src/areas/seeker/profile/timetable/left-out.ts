import type { Tally } from '#web/areas/seeker/profile/timetable/read-timetable'
import { counted } from '#web/shared/words/numbers'

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const are = (count: number): string => (count === 1 ? 'is' : 'are')

/** "1 of 45 entries couldn't be read." */
export const unreadOf = ({ entries, unused: { unreadable } }: Tally): string | null =>
  unreadable === 0 ? null : `${unreadable} of ${counted(entries, 'entry', 'entries')} couldn’t be read.`

/** Of time zones that nobody knows. */
export const strangeZonesOf = (zones: readonly string[]): string | null =>
  zones.length === 0
    ? null
    : `We didn’t know the time zone${zones.length === 1 ? '' : 's'} ${list.format(zones.map((zone) => `“${zone}”`))} and read ${zones.length === 1 ? 'it' : 'them'} as London’s. Check the times.`

/** What was understood and left out all the same: "Left out: 2 are cancelled and 1 is over." */
export function leftOutOf({ unused: { cancelled, free, untimed, over, elsewhere } }: Tally): string | null {
  const parts: readonly (readonly [number, string])[] = [
    [cancelled, `${are(cancelled)} cancelled`],
    [free, `${are(free)} marked as free time`],
    [untimed, untimed === 1 ? 'lasts all day or has no length' : 'last all day or have no length'],
    [over, `${are(over)} over`],
    [elsewhere, `${are(elsewhere)} in another term`],
  ]
  const said = parts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`)
  return said.length === 0 ? null : `Left out: ${list.format(said)}.`
}
