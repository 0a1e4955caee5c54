import type { Tally } from '#web/areas/seeker/profile/timetable/read-timetable'
import { words } from '#web/areas/seeker/profile/timetable/words'

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const are = (count: number): string => (count === 1 ? 'is' : 'are')

/** "1 of 45 entries couldn't be read." */
export const unreadOf = ({ entries, unused: { unreadable } }: Tally): string | null =>
  unreadable === 0 ? null : words.ofCouldntBeRead(unreadable, entries)

/** Of time zones that nobody knows. */
export const strangeZonesOf = (zones: readonly string[]): string | null =>
  zones.length === 0
    ? null
    : words.didntKnowTimeZone(zones.length === 1 ? '' : 's', list.format(zones.map((zone) => `“${zone}”`)), zones.length)

/** What was understood and left out all the same: "Left out: 2 are cancelled and 1 is over." */
export function leftOutOf({ unused: { cancelled, free, untimed, over, elsewhere } }: Tally): string | null {
  const parts: readonly (readonly [number, string])[] = [
    [cancelled, words.cancelled(are(cancelled))],
    [free, words.markedAsFreeTime(are(free))],
    [untimed, untimed === 1 ? words.lastsAllDayHas : words.lastAllDayHave],
    [over, words.over(are(over))],
    [elsewhere, words.inAnotherTerm(are(elsewhere))],
  ]
  const said = parts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`)
  return said.length === 0 ? null : words.leftOut(list.format(said))
}
