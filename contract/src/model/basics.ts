/** The small values that every shape is made of. Each limit says in a sentence what to do. */
import { z } from 'zod'
import { PAGE_SIZE, PAGE_SIZE_MOST, PASSWORD_LENGTH_MOST, PHONE, POSTCODE } from '#contract/constants'

export const id = z.uuid('This isn’t one of our ids')
export type Id = z.infer<typeof id>
/** A row's id in the path. */
export const byId = z.strictObject({ id })
/** What a call that only makes a row answers. */
export const created = z.object({ _id: id })

/** Far enough for whatever people mean, and for whatever is reckoned from it. */
const inTime = (value: string): boolean => value >= '1900' && value < '2101'
const outOfTime = 'Give a date between the years 1900 and 2100'
/** A moment: ISO 8601 in UTC, ending in Z. */
export const instant = z.iso.datetime({ error: 'Give the moment as an ISO 8601 time in UTC', abort: true }).refine(inTime, outOfTime)
/** A date that people mean: YYYY-MM-DD, one that the calendar has. */
export const date = z.iso.date({ error: 'Enter a real date', abort: true }).refine(inTime, outOfTime)
const year = z
  .int('The year is a whole number')
  .min(1930, 'Check the year, it’s too long ago')
  .max(2100, 'Check the year, it’s too far ahead')
/** The pair of work and education: a month (1 to 12) of a year. */
export const monthYear = z.strictObject({ month: z.int('Choose a month').min(1, 'Choose a month').max(12, 'Choose a month'), year }).meta({
  example: { month: 9, year: 2024 },
})

/** Half-hours of a day, 00:00 to 23:30. */
export const hhmm = z
  .string()
  .max(5, 'Enter a time, like 09:30')
  .regex(/^([01]\d|2[0-3]):(00|30)$/, 'Use times on the hour or half hour, like 09:30')
  .meta({ example: '09:30' })

/** What a control character or half a character becomes: nothing the database refuses gets past here. */
const cleanLine = (value: string): string => value.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()
const cleanText = (value: string): string => value.replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '').trim()

/** "Enter the town". */
const enter = (label: string): string => {
  const name = label.replace(/^The /, '')
  return `Enter the ${name.charAt(0).toLowerCase()}${name.slice(1)}`
}

/** One line that must say something; `asked` where its plain name isn't what a person is asked for. */
export const line = (most: number, label: string, asked = enter(label)) =>
  z.string(asked).overwrite(cleanLine).min(1, asked).max(most, `${label} is at most ${most} characters`)
/** One line that may be empty. */
export const optionalLine = (most: number, label: string) =>
  z.string(`${label} must be text`).overwrite(cleanLine).max(most, `${label} is at most ${most} characters`)
/** Several lines; empty unless a least length is given. */
export const text = (most: number, label: string, least = 0) =>
  z
    .string(`${label} must be text`)
    .overwrite(cleanText)
    .min(least, least > 1 ? `${label} is at least ${least} characters` : enter(label))
    .max(most, `${label} is at most ${most} characters`)
/** A list with a limit that can be read. */
export const listOf = <T extends z.ZodType>(item: T, most: number, label: string) =>
  z.array(item, `${label} must be a list`).max(most, `${label}: at most ${most}`)

export const email = z.email('Enter an email address, like name@example.co.uk').max(254, 'The email address is too long')
/** A password that is only compared may be of any length up to the most. */
export const givenPassword = z
  .string('Enter the password')
  .min(1, 'Enter the password')
  .max(PASSWORD_LENGTH_MOST, `The password is at most ${PASSWORD_LENGTH_MOST} characters`)
export const phone = z
  .string('Enter a phone number')
  .max(20, 'The phone number is at most 20 characters')
  .regex(PHONE, 'Enter a phone number, like 07700 900123')
  .meta({ example: '07700 900123' })
export const postcode = z
  .string('Enter a postcode')
  .max(8, 'Enter a full UK postcode, like LS6 1AA')
  .regex(POSTCODE, 'Enter a full UK postcode, like LS6 1AA')
  .toUpperCase()
  .meta({ example: 'LS6 1AA' })
export const url = z
  .url({ protocol: /^https$/, error: 'Enter a web address, like https://example.co.uk' })
  .max(500, 'The web address is too long')
  .meta({ example: 'https://example.co.uk' })
/** A company's own: whoever types a name alone has no address that opens. */
export const website = z
  .url({ protocol: /^https$/, hostname: /\.[^.]/, error: 'Enter a website, like example.co.uk' })
  .max(500, 'The web address is too long')
  .meta({ example: 'https://example.co.uk' })
/** The key of a finished upload; the call that uses it confirms it. */
export const uploadKey = z
  .string('The upload is missing')
  .min(1, 'The upload is missing')
  .max(300, 'This isn’t one of our uploads')
  .regex(/^[\w./-]+$/, 'This isn’t one of our uploads')
  .meta({ example: 'upload/01890000-0000-7000-8000-000000000000' })
/** The name of a city of GET /locations. */
export const city = line(60, 'City', 'Choose the nearest city')

/** Advertised money: pounds with at most two decimals. */
export const pay = z
  .number('Enter the pay as a number')
  .min(0.01, 'Enter pay above £0')
  .max(1_000_000, 'Enter £1,000,000 or less')
  .multipleOf(0.01, 'Use pounds and pence, like 12.71')
  .meta({ example: 13.5 })
/** Charged money: whole pence. */
export const pence = z.int()
export const currency = z.enum(['GBP'])
export const percent = z.int().min(0).max(100)
export const count = z.int().min(0)
/** The number that guards a change: it goes up by one with each. */
export const version = z.int('The version is missing').min(1, 'The version is missing').meta({ example: 1 })

export const pagination = z.object({ current: z.int(), pageSize: z.int(), total: count })
/** The List of every paged call. */
export const page = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row), pagination })

/** A whole number in an address, between two limits. */
export const queryInt = (least: number, most: number, label: string) =>
  z
    .union([z.int(), z.string().max(9).regex(/^\d+$/).transform(Number)], `${label} is a whole number`)
    .pipe(z.int().min(least, `${label} is at least ${least}`).max(most, `${label} is at most ${most}`))
    .meta({ example: least })
/** A number in an address that may have decimals. */
export const queryNumber = (least: number, most: number, label: string) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .max(12)
          .regex(/^\d+(\.\d{1,2})?$/)
          .transform(Number),
      ],
      `${label} is a number`,
    )
    .pipe(z.number().min(least, `${label} is at least ${least}`).max(most, `${label} is at most ${most}`))
    .meta({ example: least })
/** true or false in an address. */
export const queryFlag = z
  .stringbool({ truthy: ['true'], falsy: ['false'], error: 'This is either true or false' })
  .meta({ enum: ['true', 'false'], example: 'true' })
/** A value that an address may repeat: one arrives as itself, several as a list. */
export const many = <T extends z.ZodType>(value: T, most = 50) =>
  z.union([z.array(value).max(most, `Choose at most ${most}`), value.transform((one) => [one])])

/** In the query of a call that has cards: nothing asks for the whole rows. */
export const inView = { view: z.literal('card', 'The view is card, or nothing').optional() }

/** page from 1, limit 5 unless asked otherwise; unknown parameters are refused. */
export const pageQuery = z.strictObject({
  page: queryInt(1, 1_000_000, 'page').default(1).meta({ example: 1 }),
  limit: queryInt(1, PAGE_SIZE_MOST, 'limit').default(PAGE_SIZE).meta({ example: PAGE_SIZE }),
})
