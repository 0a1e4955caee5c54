/** An advert that was written elsewhere, and what rules read in it. */
import { z } from 'zod'
import { date, text } from '#contract/model/basics'
import { option } from '#contract/model/reference'
import { shift } from '#contract/model/week'
import { contractTypes, salaryUnits } from '#contract/states/job/job-terms'

export const pastedAdvert = z.strictObject({ text: text(10_000, 'The advert', 1) })

/** A value with the words that it was read from. */
const read = <T extends z.ZodType>(value: T) => z.object({ value, from: z.string() })

/** null and empty: the text doesn’t say. */
export const advertReading = z.object({
  title: read(z.string()).nullable(),
  role: read(z.object({ role: option, sector: option })).nullable(),
  /** The sentences that are nothing else of this. */
  description: z.string(),
  tasks: z.array(read(z.string())),
  skills: z.array(read(option)),
  shifts: z.array(read(shift)),
  hoursPerWeek: read(z.number()).nullable(),
  pay: read(z.object({ amount: z.number(), most: z.number().nullable(), unit: z.enum(salaryUnits) })).nullable(),
  city: read(z.string()).nullable(),
  postcode: read(z.string()).nullable(),
  startDate: read(date).nullable(),
  contractType: read(z.enum(contractTypes)).nullable(),
})
export type AdvertReading = z.infer<typeof advertReading>
