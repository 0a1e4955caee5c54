import type { InputFault } from '@evenshift/contract/refusals'
import { closingDateFault as lastDayFault, startDateFault as firstDayFault } from '@evenshift/contract/states/job/job-dates-words'
import { endsLate } from '@evenshift/contract/states/job/job-terms'
import { shiftLengthFault } from '@evenshift/contract/states/job/shift-length-words'
import type { JobTerms } from '#server/capabilities/work/jobs/rules/terms'
import { adultsOnlyReason } from '#server/capabilities/work/jobs/rules/shifts'

/** A job as it would go live. */
export interface JobToPublish {
  readonly terms: JobTerms
  readonly sectorId: string | null
  readonly closingDate: string | null
}

type Check = readonly [path: string, isWrong: boolean, message: string]
const faultsOf = (checks: readonly Check[]): InputFault[] =>
  checks.filter(([, isWrong]) => isWrong).map(([path, , message]) => ({ path, message }))

const missing = ({ terms, sectorId }: JobToPublish): Check[] => [
  ['description', terms.description === '', 'Describe the work'],
  ['sectorId', sectorId === null, 'Choose a sector'],
  ['location', terms.location === null, 'Choose a city; for work from home, the one nearest to you'],
  ['salary', terms.salary === null, 'Enter the pay'],
  ['contractType', terms.contractType === null, 'Choose a contract type'],
  ['contractLength', terms.contractLength === null, 'Choose a length'],
  ['hoursPerWeek', terms.hoursPerWeek === null, 'Enter hours a week'],
  ['totalHours', terms.salaryUnit === 'fixed' && terms.totalHours === null, 'Enter the hours this amount covers'],
  ['shifts', terms.salaryUnit === 'day' && terms.shifts.length === 0, 'Add shifts so we can work out the hourly rate'],
]

function payChecks({ payBands, salary, salaryMax }: JobTerms): Check[] {
  const ages = payBands.map(({ from }) => from)
  return [
    ['payBands', payBands.length > 0 && !ages.includes(21), 'Add pay for 21 and over'],
    ['payBands', new Set(ages).size < ages.length, 'Use each age once'],
    ['salaryMax', salary !== null && salaryMax !== null && salaryMax < salary, 'The highest pay can’t be below the lowest'],
  ]
}

const shiftChecks = ({ shifts, shiftsNeeded, nightJourney }: JobTerms): Check[] => [
  ...shifts.map((shift, place): Check => {
    const fault = shiftLengthFault(shift)
    return [`shifts.${place}.end`, fault !== null, fault ?? '']
  }),
  [
    'shiftsNeeded',
    shiftsNeeded !== null && shiftsNeeded > shifts.length,
    shifts.length === 1 ? 'There’s only one shift' : `There are only ${shifts.length} shifts`,
  ],
  ['nightJourney', nightJourney === null && shifts.some(endsLate), 'Tell people how they’ll get home after 23:00'],
]

function lawChecks(terms: JobTerms): Check[] {
  const reason = terms.minimumAge === 18 ? null : adultsOnlyReason(terms.shifts, terms.hoursPerWeek)
  const isVisaReasonTold = terms.openToInternationalStudents || terms.visaReason !== null
  return [
    ['minimumAge', reason !== null, `16 and 17-year-olds can’t work this: ${reason}. Change the shifts or set the minimum age to 18`],
    ['minimumAgeReason', terms.minimumAge === 18 && terms.minimumAgeReason === '', 'Say why it must be 18 and over'],
    ['dbsReason', terms.dbsLevel !== 'none' && terms.dbsReason === '', 'Say why the job needs this check'],
    ['visaReason', !isVisaReasonTold, 'Choose the legal reason student visa holders can’t apply, or open the job to them'],
    [
      'guaranteedHours',
      terms.guaranteedHours !== null && terms.hoursPerWeek !== null && terms.guaranteedHours > terms.hoursPerWeek,
      'Guaranteed hours can’t be more than weekly hours',
    ],
  ]
}

/** A choice without options, or options without a choice, cannot be answered. */
const questionChecks = ({ screeningQuestions }: JobTerms): Check[] =>
  screeningQuestions.map(({ answerType, options }, place) => [
    `screeningQuestions.${place}.options`,
    answerType === 'choice' ? options.length < 2 : options.length > 0,
    answerType === 'choice' ? 'Give at least two options' : 'Only a choice has options',
  ])

/** Everything that keeps these terms from going live, but for pay and dates; empty where nothing does. */
export const termFaults = (job: JobToPublish): InputFault[] =>
  faultsOf([...missing(job), ...payChecks(job.terms), ...shiftChecks(job.terms), ...lawChecks(job.terms), ...questionChecks(job.terms)])

/** A job with no shifts has to say that its hours are by agreement; what is paid by the day needs them anyway. */
export function shiftsFault({ shifts, hoursByAgreement, salaryUnit }: JobTerms): InputFault | null {
  if (shifts.length > 0 || hoursByAgreement || salaryUnit === 'day') return null
  return { path: 'shifts', message: 'Add a shift, or say that hours are flexible' }
}

/** `today` is the date in the United Kingdom. */
export function closingDateFault(closingDate: string | null, today: string): InputFault | null {
  const message = lastDayFault(closingDate ?? '', today)
  return message === null ? null : { path: 'closingDate', message }
}
export function startDateFault(startDate: string | null, today: string): InputFault | null {
  const message = firstDayFault(startDate ?? '', today)
  return message === null ? null : { path: 'startDate', message }
}
