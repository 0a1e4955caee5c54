import type { ContractType } from '@evenshift/contract/states/job/job-terms'
import type { Shift } from '@evenshift/contract/model/week'
import { firstOn } from '@evenshift/contract/days'
import type { Read } from '#server/capabilities/ground/reading/text'

const months = [
  'jan(?:uary)?',
  'feb(?:ruary)?',
  'mar(?:ch)?',
  'apr(?:il)?',
  'may',
  'june?',
  'july?',
  'aug(?:ust)?',
  'sep(?:t|tember)?',
  'oct(?:ober)?',
  'nov(?:ember)?',
  'dec(?:ember)?',
]
const MONTH = `(${months.join('|')})`
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const BEGINS = String.raw`\b(?:start(?:s|ing)?|commenc(?:es|ing)|begin(?:s|ning)?|available)\b(?: date)?[:\s]*(?:is |on |from |week commencing |w\/c )*(?:the )?`
const WEEKDAY = String.raw`(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s+)?(?:the )?`
const written = [
  {
    found: new RegExp(String.raw`${BEGINS}${WEEKDAY}${DAY}\s+(?:of\s+)?${MONTH}\b,?(?:\s+(\d{4}))?`, 'i'),
    order: ['day', 'month', 'year'],
  },
  { found: new RegExp(String.raw`${BEGINS}${WEEKDAY}${MONTH}\s+${DAY}\b,?(?:\s+(\d{4}))?`, 'i'), order: ['month', 'day', 'year'] },
  { found: new RegExp(String.raw`${BEGINS}${WEEKDAY}(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})\b`, 'i'), order: ['day', 'month', 'year'] },
] as const

/** A part of a month, and the day that it is taken to begin on. */
const PARTS = [
  { said: /^(?:early|beginning|start)/i, day: 1 },
  { said: /^mid/i, day: 15 },
  { said: /^(?:late|end)/i, day: 25 },
] as const
const ROUGHLY = new RegExp(
  String.raw`${BEGINS}(?:in )?(?:the )?(early|late|mid|middle of|beginning of|start of|end of)[ -]+${MONTH}\b,?(?:\s+(\d{4}))?`,
  'i',
)

const monthOf = (text: string): number =>
  /^\d/.test(text) ? Number(text) : months.findIndex((month) => new RegExp(`^${month}$`, 'i').test(text)) + 1
const dateOf = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null
}

/** The first shift from a part of a month on, such as "mid December"; null where that month's part has begun. */
function readRoughly(text: string, today: string, shifts: readonly Read<Shift>[]): Read<string> | null {
  const [from, said = '', name = '', year] = ROUGHLY.exec(text) ?? []
  const [month, day] = [monthOf(name), PARTS.find((part) => part.said.test(said))?.day]
  if (from === undefined || day === undefined) return null
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const date = dateOf(year === undefined ? thisYear + (month < thisMonth ? 1 : 0) : Number(year), month, day)
  if (date === null || date < today) return null
  return {
    value: firstOn(
      shifts.map(({ value }) => value),
      date,
    ),
    from: from.trim(),
  }
}

/** The first day, where one is said and to come; without a year the next such day is meant. `today` is London’s. */
export function readStartDate(text: string, today: string, shifts: readonly Read<Shift>[]): Read<string> | null {
  for (const { found, order } of written) {
    const match = found.exec(text)
    if (match === null) continue
    const part = (name: (typeof order)[number]): string | undefined => match[order.indexOf(name) + 1]
    const [day, month, year] = [Number(part('day')), monthOf(part('month') ?? ''), part('year')]
    const thisYear = Number(today.slice(0, 4))
    const years = year === undefined ? [thisYear, thisYear + 1] : [Number(year.length === 2 ? `20${year}` : year)]
    const date = years.map((one) => dateOf(one, month, day)).find((one) => one !== null && one >= today)
    if (date) return { value: date, from: match[0].trim() }
  }
  return readRoughly(text, today, shifts)
}

/** Words of each kind of contract; the rarer kind counts where an advert has several. */
const contracts: readonly { readonly type: ContractType; readonly found: RegExp }[] = [
  { type: 'zero_hours', found: /\bzero[- ]hours?(?: contract)?\b/i },
  { type: 'seasonal', found: /\bseasonal\b|\b(?:christmas|xmas|summer) (?:temps?|temporary|season|contract|staff|job)\b/i },
  {
    type: 'fixed_term',
    found:
      /\bfixed[- ]term\b|\btemporary\b|\btemp\b|\bmaternity cover\b|\b(?:\d{1,2}|three|six|nine|twelve)[- ]months?(?:'s?)? contract\b/i,
  },
  { type: 'casual', found: /\bcasual\b|\bad[- ]hoc\b|\bbank staff\b/i },
  { type: 'permanent', found: /\bpermanent\b/i },
]
export function readContract(text: string): Read<ContractType> | null {
  for (const { type, found } of contracts) {
    const match = found.exec(text)
    if (match !== null) return { value: type, from: match[0] }
  }
  return null
}

const HOURS =
  /\b(\d{1,2}(?:\.5)?)(?:\s*(?:-|to)\s*\d{1,2})?\s*(?:hours?|hrs?)(?: of work)?\s*(?:(?:per|a|each|every)\s+week|\/\s*w(?:ee)?k|p\/?w\b|weekly)/i
const HOURS_MOST = 60

/** The hours a week, the least where an advert gives a range. */
export function readHours(text: string): Read<number> | null {
  const match = HOURS.exec(text)
  const hours = Number(match?.[1])
  return match && hours > 0 && hours <= HOURS_MOST ? { value: hours, from: match[0] } : null
}
