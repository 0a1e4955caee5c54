import ICAL from 'ical.js'
import { findIana } from 'windows-iana'
import type { Written } from '#web/areas/seeker/profile/timetable/entry'
import { type Wall, isZone, londonAt, londonWhenIn } from '#web/areas/seeker/profile/timetable/london-wall'

/** A yearly change of the clocks; any other rule in a zone is none. */
const YEARLY = /^RRULE:FREQ=YEARLY(;(BYMONTH=\d+|BYDAY=-?[1-5](MO|TU|WE|TH|FR|SA|SU)|UNTIL=[\dTZ]+|INTERVAL=1|WKST=\w\w))*$/i

function describedIn(lines: readonly string[]): ICAL.Timezone | null {
  if (lines.some((line) => /^(RRULE|RDATE)/i.test(line) && !YEARLY.test(line))) return null
  try {
    return new ICAL.Timezone(new ICAL.Component(ICAL.parse(lines.join('\r\n'))))
  } catch {
    return null
  }
}

const timeAt = (wall: Wall): ICAL.Time => {
  const at = new Date(wall * 60_000)
  const date = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
  return new ICAL.Time({ ...date, hour: at.getUTCHours(), minute: at.getUTCMinutes(), isDate: false }, ICAL.Timezone.localTimezone)
}

export interface London {
  /** What London's clocks show at a time as it is written. */
  at(written: Omit<Written, 'isDate'>): Wall
  /** The zones that nobody knows, whose times were read as London's. */
  readonly unknown: ReadonlySet<string>
}

/** Outlook writes the names that Windows has for zones, and does not always describe them. */
const windowsZone = (name: string): string | undefined => findIana(name).find(isZone)

/** London's times for a file that describes these zones. A zone's own name is trusted more than the file's description of it. */
export function londonFor(descriptions: readonly (readonly string[])[]): London {
  const described = new Map<string, (shown: Wall) => Wall>()
  for (const lines of descriptions) {
    const zone = describedIn(lines)
    if (!zone?.tzid) continue
    const ahead = new Map<number, number>()
    described.set(zone.tzid, (shown) => {
      const half = Math.floor(shown / 30)
      const minutes = ahead.get(half) ?? zone.utcOffset(timeAt(half * 30)) / 60
      ahead.set(half, minutes)
      return londonAt(shown - minutes)
    })
  }
  const found = new Map<string, (shown: Wall) => Wall>()
  const unknown = new Set<string>()
  const find = (zone: string): ((shown: Wall) => Wall) => {
    // Some programs put their own name in front: /example.org/Europe/London.
    const named = [zone, zone.split('/').slice(-2).join('/')].find(isZone)
    const name = named ?? (described.has(zone) ? undefined : windowsZone(zone))
    if (name !== undefined) return (shown) => londonWhenIn(name, shown)
    const convert = described.get(zone)
    if (!convert) unknown.add(zone)
    // A clock that nobody describes is London's, like one that has no name.
    return convert ?? ((shown) => shown)
  }
  const at: London['at'] = ({ shown, isUtc, zone }) => {
    if (isUtc) return londonAt(shown)
    if (zone === null) return shown
    const convert = found.get(zone) ?? find(zone)
    found.set(zone, convert)
    return convert(shown)
  }
  return { at, unknown }
}
