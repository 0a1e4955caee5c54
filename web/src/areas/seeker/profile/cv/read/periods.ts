import type { MonthValue } from '#web/ui/form/MonthField'

/** When something began and ended, as a form holds it; a month that isn't written stays to be chosen. */
export interface FoundPeriod {
  readonly startDate: MonthValue
  readonly endDate: MonthValue
  readonly goesOn: boolean
  /** The rest of its line. */
  readonly rest: string
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?'
const YEAR = '(?:19|20)\\d{2}'
const DATE = `(?:${MONTH},?\\s*(?:${YEAR}|['’]\\d{2})|(?:0?[1-9]|1[0-2])[/.]${YEAR}|${YEAR}[-/](?:0[1-9]|1[0-2])(?!\\d)|${YEAR})`
const OPEN = '(?:present|now|current(?:ly)?|today|ongoing|date)\\b'
const RANGE = new RegExp(
  `\\b(?:from\\s+)?(${DATE}|${MONTH})\\s*(?:-|–|—|−|\\bto\\b|\\buntil\\b|\\btill\\b)\\s*(?:expected\\s+)?(${DATE}|${OPEN})`,
  'i',
)
const SINCE = new RegExp(`\\bsince\\s+(${DATE})`, 'i')
const ALONE = new RegExp(`(?:\\b(?:summer|spring|autumn|winter|christmas|graduated|expected)\\s+)?\\b(${DATE})\\b`, 'i')

const none: MonthValue = { month: '', year: '' }

function monthIn(text: string): MonthValue {
  const name = new RegExp(`^${MONTH}`, 'i').exec(text.trim())?.[0]
  const full = new RegExp(YEAR).exec(text)?.[0]
  const short = /['’](\d{2})/.exec(text)?.[1]
  const year = full ?? (short === undefined ? '' : `20${short}`)
  const figure = /^(\d{1,2})[/.]\d{4}/.exec(text.trim())?.[1] ?? /^\d{4}[-/](\d{2})$/.exec(text.trim())?.[1]
  const month = name === undefined ? Number(figure ?? 0) : months.indexOf(name.slice(0, 3).toLowerCase()) + 1
  return { month: month > 0 ? String(month) : '', year }
}

const restOf = (line: string, { 0: match, index }: RegExpExecArray): string =>
  `${line.slice(0, index)}\t${line.slice(index + match.length)}`
    .replace(/\(\s*\)|\[\s*\]|\(\s*\t\s*\)/g, '\t')
    .replace(/^[\s,|·:–—()/-]+|[\s,|·:–—(/-]+$/g, '')

/** The period that a line tells; a single date only where `alone` is allowed. Null where there is none. */
export function periodIn(line: string, alone: boolean): FoundPeriod | null {
  const range = RANGE.exec(line)
  if (range) {
    const [, from = '', to = ''] = range
    const goesOn = new RegExp(`^${OPEN}`, 'i').test(to)
    const [start, end] = [monthIn(from), goesOn ? none : monthIn(to)]
    // "June to August 2024" says the year once.
    return { startDate: start.year === '' ? { ...start, year: end.year } : start, endDate: end, goesOn, rest: restOf(line, range) }
  }
  const since = SINCE.exec(line)
  if (since) return { startDate: monthIn(since[1] ?? ''), endDate: none, goesOn: true, rest: restOf(line, since) }
  const single = alone ? ALONE.exec(line) : null
  if (!single) return null
  const date = monthIn(single[1] ?? '')
  return { startDate: date, endDate: date, goesOn: false, rest: restOf(line, single) }
}
