/** Days, times and how a job's shifts lie in a seeker's week. */
import { z } from 'zod'
import { count, hhmm, id } from '#contract/model/basics'
import { dayKeys, dayStates } from '#contract/states/week'

/** 1 = sunday to 7 = saturday. */
export const day = z.int('Choose a day').min(1, 'Choose a day').max(7, 'Choose a day').meta({ example: 2 })
export const dayKey = z.enum(dayKeys)
/** An end at or before its start lies on the next day. */
export const slot = z.strictObject({ start: hhmm, end: hhmm }).meta({ example: { start: '09:00', end: '17:00' } })
export const shift = z.strictObject({ day, start: hhmm, end: hhmm }).meta({ example: { day: 7, start: '09:00', end: '13:00' } })
export type Shift = z.infer<typeof shift>

const breakMinutes = z
  .int('Enter the break in whole minutes')
  .min(0, 'A break can’t be below 0 minutes')
  .max(180, 'A break is at most 180 minutes')
const people = z.int('Enter how many people this shift needs').min(1, 'Enter 1 or more').max(500, 'Enter 500 or fewer')
/** A shift of a job: minutes of it are an unpaid break, and so many people work on it. */
export const jobShift = z.object({ _id: id, ...shift.shape, breakMinutes, people })
export type JobShift = z.infer<typeof jobShift>
/** A shift that the job has keeps its _id; one without is new. Where nothing is said of people, everybody the job looks for works on it. */
export const jobShiftInput = z
  .strictObject({ _id: id.optional(), ...shift.shape, breakMinutes: breakMinutes.optional(), people: people.optional() })
  .meta({ example: { day: 7, start: '09:00', end: '13:00', breakMinutes: 0, people: 2 } })
export type JobShiftInput = z.infer<typeof jobShiftInput>
/** A shift of an offer: the job’s where it has an _id, else one that only these two agree on. */
export const offerShift = z.strictObject({ _id: id.optional(), ...shift.shape, breakMinutes: breakMinutes.optional() })
export type OfferShift = z.infer<typeof offerShift>

/** From and until when one would have to be free, where little is missing; the other end is null. */
export const nearly = z.object({ from: hhmm.nullable(), until: hhmm.nullable() })
export type Nearly = z.infer<typeof nearly>

/** The seeker's own view of the fit; labels of classes stay theirs. */
export const weekFit = z.object({
  shiftsFit: count,
  shiftsTotal: count,
  /** How many of them one person works at least. */
  shiftsNeeded: count,
  /** Seven, from sunday. */
  days: z.array(z.object({ id: day, state: z.enum(dayStates) })),
  /** `nearly` where it would fit with up to an hour and a half more at an end, way included, and no class is in it: from and until when. */
  clashes: z.array(
    shift.extend({
      label: z.string(),
      nearly: nearly.optional(),
      /** When the class or the work in its way is. */
      by: shift.extend({ isWork: z.boolean() }).optional(),
    }),
  ),
  /** "Fits 3 of 4 shifts. Sat 09:00–13:00 clashes with Lecture". */
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
  /** Those that it was reckoned on; none where it was before they were kept. */
  shifts: z.array(shift),
})
/** The same of the shifts that can still be had, and how many others have since; the hours stay those of all. */
export const employerFitLeft = employerFit.extend({ filled: count })
