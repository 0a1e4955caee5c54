/** Days, times and how a job's shifts lie in a seeker's week. */
import { z } from 'zod'
import { count, hhmm } from '#contract/model/basics'
import { dayKeys, dayStates } from '#contract/states/week'

/** 1 = sunday to 7 = saturday. */
export const day = z.int('Choose a day').min(1, 'Choose a day').max(7, 'Choose a day').meta({ example: 2 })
export const dayKey = z.enum(dayKeys)
/** An end at or before its start lies on the next day. */
export const slot = z.strictObject({ start: hhmm, end: hhmm }).meta({ example: { start: '09:00', end: '17:00' } })
export const shift = z.strictObject({ day, start: hhmm, end: hhmm }).meta({ example: { day: 7, start: '09:00', end: '13:00' } })
export type Shift = z.infer<typeof shift>

/** The seeker's own view of the fit; labels of classes stay theirs. */
export const weekFit = z.object({
  shiftsFit: count,
  shiftsTotal: count,
  /** Seven, from sunday. */
  days: z.array(z.object({ id: day, state: z.enum(dayStates) })),
  clashes: z.array(shift.extend({ label: z.string() })),
  /** "Fits 3 of 4 shifts: clashes Sat 09:00-13:00, Lecture". */
  text: z.string(),
})
export type WeekFit = z.infer<typeof weekFit>

/** What an employer may know of the fit: hours and clashing shifts, never the timetable. */
export const employerFit = z.object({
  hoursFit: z.number(),
  hoursTotal: z.number(),
  shiftsFit: count,
  shiftsTotal: count,
  clashingShifts: z.array(shift),
})
