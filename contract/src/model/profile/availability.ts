import { z } from 'zod'
import { CLASSES_MOST } from '#contract/constants'
import { date, hhmm, id, line, listOf } from '#contract/model/basics'
import { day, dayKey, slot } from '#contract/model/week'

const times = { id: day, value: z.boolean(), slots: listOf(slot, 12, 'Times of a day') }
const busy = { day, start: hhmm, end: hhmm, label: line(80, 'Class or appointment') }

export const availabilityInput = z
  .strictObject({
    /** Each day of the week once; key and label may come back as they were sent. */
    times: z
      .array(z.strictObject({ ...times, key: dayKey.optional(), label: line(20, 'Day').optional() }), 'The week is missing')
      .length(7, 'Send all seven days')
      .refine((days) => new Set(days.map((one) => one.id)).size === days.length, 'Send each day once'),
    busy: listOf(z.strictObject({ ...busy, _id: id.optional() }), CLASSES_MOST, 'Classes and appointments').default([]),
  })
  .meta({
    example: {
      times: [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: id === 7, slots: id === 7 ? [{ start: '09:00', end: '17:00' }] : [] })),
      busy: [{ day: 3, start: '10:00', end: '12:00', label: 'Lecture' }],
    },
  })

export const availability = z.object({
  /** null until it is first saved. */
  _id: id.nullable(),
  userId: id,
  times: z.array(z.object({ ...times, key: dayKey, label: z.string() })),
  /** The readable summary, written by the server. */
  text: z.array(z.string()),
  /** The seeker's alone: no employer ever sees it. */
  busy: z.array(z.object({ ...busy, _id: id })),
  /** The shifts of work that was accepted here, until its last day: nobody is free then, whatever they say above. The seeker's alone. */
  work: z.array(z.object({ day, start: hhmm, end: hhmm, label: z.string(), startDate: date, endDate: date.nullable() })),
})
export type AvailabilityInput = z.infer<typeof availabilityInput>
export type Availability = z.infer<typeof availability>
