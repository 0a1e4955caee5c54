/** What a calendar file is made of: the lines of each entry and of each time zone that it describes. */
export interface CalendarParts {
  readonly isCalendar: boolean
  /** The lines of an entry without what is nested in it; null for one that is cut off or torn. */
  readonly entries: readonly (readonly string[] | null)[]
  readonly zones: readonly (readonly string[])[]
}

/** The text of a file: UTF-8, UTF-16 with or without its mark, or what Windows wrote before them. */
export function textOf(bytes: Uint8Array<ArrayBuffer>): string {
  // "BE", with which every calendar begins.
  const [a, b, c, d] = bytes
  if ((a === 0xff && b === 0xfe) || (a === 0x42 && b === 0 && c === 0x45 && d === 0)) return new TextDecoder('utf-16le').decode(bytes)
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x42 && c === 0 && d === 0x45)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    // As a stream: a letter cut at the very end is no reason for another alphabet.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/(?:\r{0,2}\n|\r)[ \t]/g, '')
    .split(/\r{0,2}\n|\r/)

/** Cuts a calendar into its parts (RFC 5545, and what is bent from it). Every entry that begins or ends somewhere in the text is given. */
export function partsOf(text: string): CalendarParts {
  const entries: (readonly string[] | null)[] = []
  const zones: (readonly string[])[] = []
  let isCalendar = false
  let entry: string[] | null = null
  let zone: string[] | null = null
  /** The components that are open inside the entry. */
  let inner = 0
  const close = (whole: boolean) => {
    if (entry) entries.push(whole ? entry : null)
    entry = null
    inner = 0
  }
  for (const line of linesOf(text)) {
    const [, edge = '', name = ''] = /^(BEGIN|END):([\w-]+)\s*$/.exec(line.toUpperCase()) ?? []
    const begins = edge === 'BEGIN'
    if (name === 'VEVENT' && begins) {
      close(false)
      entry = []
    } else if (name === 'VEVENT') {
      if (entry) close(inner === 0)
      else entries.push(null)
    } else if (name === 'VCALENDAR') {
      isCalendar = true
      close(false)
      zone = null
    } else if (entry) {
      if (name) inner += begins ? 1 : -1
      else if (inner === 0) entry.push(line)
    } else if (name === 'VTIMEZONE' && begins) {
      zone = [line]
    } else if (zone) {
      zone.push(line)
      if (name === 'VTIMEZONE') zones.push(zone)
      if (name === 'VTIMEZONE') zone = null
    }
  }
  close(false)
  return { isCalendar: isCalendar || entries.length > 0, entries, zones }
}
