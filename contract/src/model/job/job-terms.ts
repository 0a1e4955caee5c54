/** The terms that an employer writes and everyone reads: the base of every shape of a job. */
import { z } from 'zod'
import { SHIFTS_MOST } from '#contract/constants'
import { city, date, id, line, listOf, optionalLine, pay, phone, postcode, text } from '#contract/model/basics'
import { payBand } from '#contract/model/offer'
import { typedOption } from '#contract/model/reference'
import { jobShift } from '#contract/model/week'
import * as choices from '#contract/states/job/job-terms'

const hours = (most: number, label: string) =>
  z
    .number(`${label} must be a number`)
    .min(0.5, `${label}: at least half an hour`)
    .max(most, `${label}: at most ${most}`)
    .multipleOf(0.5, `${label}: use halves`)
    .meta({ example: 12 })

export const skillRequired = typedOption('Skill').extend({ must: z.boolean() })
export const screeningQuestionInput = z.strictObject({
  question: line(300, 'Question'),
  answerType: z.enum(choices.screeningAnswerTypes),
  options: listOf(line(120, 'Option'), 8, 'Options').default([]),
  required: z.boolean().default(true),
})
export const screeningQuestion = z.object({ ...screeningQuestionInput.shape, _id: id, options: z.array(z.string()), required: z.boolean() })

export const jobTerms = {
  title: line(80, 'Job title'),
  description: text(6000, 'Description'),
  jobRole: typedOption('Job role').nullable(),
  responsibilities: listOf(line(300, 'Responsibility'), 15, 'Responsibilities'),
  skillsRequired: listOf(skillRequired, 15, 'Skills'),
  location: city.nullable(),
  workplace: z.enum(choices.workplaces),
  salary: pay.nullable(),
  salaryMax: pay.nullable(),
  salaryUnit: z.enum(choices.salaryUnits),
  payBands: listOf(payBand, 3, 'Pay bands'),
  totalHours: hours(5000, 'Hours in all').nullable(),
  tips: optionalLine(200, 'Tips'),
  holidayPayMethod: z.enum(choices.holidayPayMethods),
  payDay: z.enum(choices.payDays).nullable(),
  /** null where nothing is said of it. */
  costs: z.strictObject({ uniform: z.enum(choices.costPayers).nullable(), training: z.enum(choices.costPayers).nullable() }),
  contractType: z.enum(choices.contractTypes).nullable(),
  contractLength: z.enum(choices.contractLengths).nullable(),
  hoursPerWeek: hours(60, 'Hours a week').nullable(),
  guaranteedHours: hours(60, 'Guaranteed hours').nullable(),
  shifts: z.array(jobShift),
  /** Days and times are agreed with each person; a job that says so needs no shifts. */
  hoursByAgreement: z.boolean(),
  /** How many of its shifts one person works at least; null where everybody works all of them. */
  shiftsNeeded: z
    .int('Enter a whole number of shifts')
    .min(1, 'At least one shift')
    .max(SHIFTS_MOST, `At most ${SHIFTS_MOST} shifts`)
    .nullable(),
  /** Asked for where a shift ends after 23:00. */
  nightJourney: z.enum(choices.nightJourneys).nullable(),
  shiftNoticeDays: z
    .int('Days of notice: use a whole number')
    .min(0, 'Days of notice can’t be below 0')
    .max(60, 'Days of notice: at most 60')
    .nullable(),
  startDate: date.nullable(),
  closingDate: date.nullable(),
  vacancies: z.int('Enter how many people you need').min(1, 'Enter 1 or more').max(500, 'Enter 500 or fewer'),
  replyWithinDays: z.literal(choices.replyDays),
  dbsLevel: z.enum(choices.dbsLevels),
  minimumAge: z.literal(choices.minimumAges),
  minimumAgeReason: optionalLine(300, 'Reason for the minimum age'),
  openToInternationalStudents: z.boolean(),
  visaReason: z.enum(choices.visaReasons).nullable(),
  machineJudgement: z.enum(choices.machineJudgements).nullable(),
  requiresCv: z.boolean(),
  dressCode: optionalLine(200, 'Dress code'),
  uniformProvided: z.boolean(),
  accessibility: z.strictObject({ stepFree: z.boolean().nullable(), notes: optionalLine(500, 'Access notes') }),
}
/** Where one comes in on the first day; empty where nothing was said. */
export const arrivalDetails = z.strictObject({
  /** The street and the number; city and postcode are terms of their own. */
  address: optionalLine(200, 'Address'),
  contactName: optionalLine(80, 'Name of the contact'),
  contactPhone: z.union([z.literal(''), phone], 'Enter a phone number, like 07700 900123'),
  /** Where it is not the contact: "Whoever is at the bar". */
  askFor: optionalLine(120, 'Who to ask for'),
  wear: optionalLine(200, 'What to wear'),
  bring: optionalLine(200, 'What to bring'),
})

/** What only the employer reads of its own terms, and of the first day who accepted an offer. */
export const employersTerms = {
  postcode: postcode.nullable(),
  dbsReason: optionalLine(300, 'Reason for the check'),
  arrival: arrivalDetails,
  /** Interview questions of the bank, in order. */
  questions: listOf(id, 8, 'Interview questions'),
  /** Applicants are "Applicant 4" until an interview or offer. */
  hideNames: z.boolean(),
}
