import type { SalaryUnit } from '@evenshift/contract/states/job/job-terms'
import { type Read, linesOf } from '#server/capabilities/ground/reading/text'

const SUM = String.raw`(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?\s?(k\b)?`
const BASIC = String.raw`(?:\s*(?:gross|basic|\+ ?tips|plus tips|plus holiday pay))?`
/** How each unit is written behind a sum. */
const units: readonly { readonly unit: SalaryUnit; readonly words: string }[] = [
  { unit: 'hour', words: String.raw`(?:(?:per|an?|each|every)\s+|\/\s*|p\/?)(?:hour|hr|h)\b\.?|ph\b|hourly` },
  { unit: 'day', words: String.raw`(?:per|a|each)\s+(?:day|shift)\b|\/\s*(?:day|shift)\b|pd\b|daily` },
  { unit: 'week', words: String.raw`(?:per|a|each)\s+week\b|\/\s*week\b|pw\b|weekly` },
  { unit: 'month', words: String.raw`(?:per|a|each)\s+(?:calendar\s+)?month\b|\/\s*month\b|pcm\b|monthly` },
  { unit: 'year', words: String.raw`(?:per|a)\s+(?:year|annum)\b|\/\s*year\b|pa\b|p\.a\.?|yearly` },
  { unit: 'fixed', words: String.raw`in total\b|for the (?:whole )?(?:job|event|project)\b|flat fee\b` },
]
const behind = units.map(({ unit, words }) => ({
  unit,
  found: new RegExp(String.raw`(£\s?)?${SUM}(?:\s*(?:-|to)\s*£?\s?${SUM})?${BASIC}\s*(?:${words})`, 'i'),
}))
/** Words before a sum that say what it is for. */
const before = new RegExp(
  String.raw`(?:hourly (?:rate|pay|wage)|rate per hour|pay per hour)[^£\d\n]{0,20}£\s?${SUM}(?:\s*(?:-|to)\s*£?\s?${SUM})?`,
  'i',
)
/** A sum that nobody is promised, or that is for something else. */
const OTHER = /up to\s*$|\b(?:bonus|voucher|discount|worth|earn|tips|deposit|fee of)[^.£]{0,20}$/i
/** Hourly sums without a £ are pay only where they could be. */
const HOURLY_LEAST = 5

const amountOf = (whole: string, pence = '', thousands = ''): number => Number(whole.replaceAll(',', '') + pence) * (thousands ? 1000 : 1)

interface Pay {
  readonly amount: number
  readonly most: number | null
  readonly unit: SalaryUnit
}

function payIn(line: string): Read<Pay> | null {
  for (const { unit, found } of behind) {
    const match = found.exec(line)
    if (match === null || OTHER.test(line.slice(0, match.index))) continue
    const [from, sign, whole = '', pence, thousands, mostWhole, mostPence, mostThousands] = match
    const most = mostWhole === undefined ? null : amountOf(mostWhole, mostPence, mostThousands)
    // "22-24k": the thousands are said once.
    const amount = amountOf(whole, pence, thousands ?? (most !== null && most >= 1000 && Number(whole) < 1000 ? mostThousands : undefined))
    if (sign === undefined && (unit !== 'hour' || pence === undefined || amount < HOURLY_LEAST)) continue
    return { value: { amount, most: most !== null && most > amount ? most : null, unit }, from: from.trim() }
  }
  const match = before.exec(line)
  if (match === null) return null
  const [from, whole = '', pence, thousands, mostWhole, mostPence, mostThousands] = match
  const amount = amountOf(whole, pence, thousands)
  const most = mostWhole === undefined ? null : amountOf(mostWhole, mostPence, mostThousands)
  return { value: { amount, most: most !== null && most > amount ? most : null, unit: 'hour' }, from: from.trim() }
}

/** The first pay with its unit: a sum that doesn’t say what it is for is none. */
export function readPay(text: string): Read<Pay> | null {
  for (const line of linesOf(text)) {
    const pay = payIn(line)
    if (pay !== null) return pay
  }
  return null
}
