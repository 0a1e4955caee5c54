import type { Employer } from '@evenshift/contract/model/company/employer'
import type { EmployerJob, JobPatch } from '@evenshift/contract/model/job/job'
import { endsLate } from '@evenshift/contract/states/job/job-terms'

/** A figure being typed: Mantine gives text while it is empty or unfinished. */
type Figure = number | string
type PostFields = Omit<JobPatch, 'version' | 'workPlacePhotos' | 'accessibility'>
type Terms = { readonly [Name in keyof PostFields]-?: Exclude<PostFields[Name], undefined> }
type TypedFigures = 'salary' | 'salaryMax' | 'totalHours' | 'hoursPerWeek' | 'guaranteedHours' | 'shiftNoticeDays' | 'vacancies'

/** What the wizard's form holds; its names are those of the call, so that a fault finds its field. */
export interface PostValues extends Omit<
  Terms,
  TypedFigures | 'jobRole' | 'postcode' | 'startDate' | 'closingDate' | 'responsibilities' | 'payBands'
> {
  readonly jobRole: string
  readonly postcode: string
  /** One a line. */
  readonly responsibilities: string
  readonly startDate: string
  readonly closingDate: string
  readonly salary: Figure
  readonly salaryMax: Figure
  readonly totalHours: Figure
  readonly hoursPerWeek: Figure
  readonly guaranteedHours: Figure
  readonly shiftNoticeDays: Figure
  readonly vacancies: Figure
  readonly payBands: readonly { readonly from: 16 | 18 | 21; readonly salary: Figure }[]
}
export type PostInput = Terms

export const blankPost: PostValues = {
  title: '',
  description: '',
  jobRole: '',
  responsibilities: '',
  skillsRequired: [],
  sectorId: null,
  location: null,
  postcode: '',
  workplace: 'on_site',
  salary: '',
  salaryMax: '',
  salaryUnit: 'hour',
  payBands: [],
  totalHours: '',
  tips: '',
  holidayPayMethod: 'accrued',
  payDay: null,
  costs: { uniform: null, training: null },
  contractType: null,
  contractLength: null,
  hoursPerWeek: '',
  guaranteedHours: '',
  shifts: [],
  hoursByAgreement: false,
  shiftsNeeded: null,
  nightJourney: null,
  shiftNoticeDays: '',
  startDate: '',
  closingDate: '',
  vacancies: 1,
  replyWithinDays: 7,
  dbsLevel: 'none',
  dbsReason: '',
  minimumAge: 16,
  minimumAgeReason: '',
  openToInternationalStudents: true,
  visaReason: null,
  machineJudgement: null,
  requiresCv: false,
  dressCode: '',
  uniformProvided: false,
  hideNames: false,
  screeningQuestions: [],
  questions: [],
  arrival: { address: '', contactName: '', contactPhone: '', askFor: '', wear: '', bring: '' },
  entrancePhoto: null,
}

/** Whether two postcodes are one, however they're typed. */
export const samePostcode = (one: string, other: string): boolean =>
  one.replaceAll(' ', '').toUpperCase() === other.replaceAll(' ', '').toUpperCase()
/** The street of a company's own address, and its postcode; nothing for another city than the one of the address. */
function ownPlace({ address: { line1, line2, town, postcode } }: Employer, city: string): { postcode: string; address: string } {
  if (town.trim().toLowerCase() !== city.toLowerCase()) return { postcode: '', address: '' }
  return { postcode, address: [line1, line2].filter(Boolean).join(', ') }
}

/** A new post of a company: where it is, who hires and what it does, as nobody types twice, on the usual terms. */
export function newPostOf(company: Employer): PostValues {
  const { sectorId, city } = company
  const { postcode, address } = ownPlace(company, city)
  const usual = { contractType: 'permanent', contractLength: 'ongoing' } as const
  return {
    ...blankPost,
    ...usual,
    sectorId,
    location: city,
    postcode,
    arrival: { ...blankPost.arrival, address, contactName: company.contactName, contactPhone: company.phone },
  }
}

/** The form in another city: what was the company's own place goes with the city, what somebody wrote stays. */
export function withCity({ location, postcode, arrival }: PostValues, city: string | null, company: Employer): Partial<PostValues> {
  const [before, after] = [ownPlace(company, location ?? ''), ownPlace(company, city ?? '')]
  return {
    location: city,
    ...(postcode === before.postcode && { postcode: after.postcode }),
    ...(arrival.address === before.address && { arrival: { ...arrival, address: after.address } }),
  }
}

/** The street of the first day with another postcode: the company's own only where it's the company's postcode, what somebody wrote stays. */
export function streetFor({ location, arrival }: PostValues, postcode: string, company: Employer): string {
  const own = ownPlace(company, location ?? '')
  if (arrival.address !== '' && arrival.address !== own.address) return arrival.address
  return samePostcode(postcode, own.postcode) ? own.address : ''
}

/** What stays an employer's own with another role: pay, place and the first day. */
export const ownTermsOf = ({ salary, salaryUnit, location, postcode, workplace, arrival }: PostValues): Partial<PostValues> => ({
  salary,
  salaryUnit,
  location,
  postcode,
  workplace,
  arrival,
})

const keys = Object.keys(blankPost) as (keyof PostValues)[]

/** The fields of a form that was written down elsewhere; what is no field of it, or no list where there is one, is left out. */
export function knownValues(written: Readonly<Record<string, unknown>>): Partial<PostValues> {
  const known = keys.filter((key) => key in written && Array.isArray(written[key]) === Array.isArray(blankPost[key]))
  return Object.fromEntries(known.map((key) => [key, written[key]]))
}
/** What a text of JSON holds; null where it holds no fields. */
export function writtenFields(json: string): Readonly<Record<string, unknown>> | null {
  try {
    const written = JSON.parse(json) as unknown
    return typeof written === 'object' && written !== null && !Array.isArray(written) ? { ...written } : null
  } catch {
    return null
  }
}

/** The form of a post as it stands; what it does not name is kept by not being sent. */
export function postValuesOf(job: EmployerJob): PostValues {
  const plain = Object.fromEntries(keys.map((key) => [key, job[key] ?? blankPost[key]])) as unknown as PostValues // every key is one of both shapes
  return {
    ...plain,
    sectorId: job.sectorId,
    jobRole: job.jobRole?.name ?? '',
    responsibilities: job.responsibilities.join('\n'),
    screeningQuestions: job.screeningQuestions.map(({ question, answerType, options, required }) => ({
      question,
      answerType,
      options,
      required,
    })),
  }
}

/** Whether somebody has to get home when buses and trains are not taken for granted. */
export const asksNightJourney = ({ shifts }: Pick<PostValues, 'shifts'>): boolean => shifts.some(endsLate)

/** Whether a date is typed to its end; a year may take a fifth figure meanwhile. */
export const isWholeDate = (typed: string): boolean => /^\d{4}-\d\d-\d\d$/.test(typed)

const figure = (typed: Figure): number | null => (String(typed).trim() === '' ? null : Number(typed))
const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** What the call takes of a form. */
export function postInputOf(values: PostValues): PostInput {
  const vacancies = figure(values.vacancies) ?? 1
  return {
    ...values,
    title: values.title.trim(),
    jobRole: values.jobRole.trim() ? { _id: null, name: values.jobRole.trim() } : null,
    responsibilities: linesOf(values.responsibilities),
    postcode: values.postcode.trim() || null,
    startDate: values.startDate || null,
    closingDate: values.closingDate || null,
    salary: figure(values.salary),
    salaryMax: figure(values.salaryMax),
    totalHours: values.salaryUnit === 'fixed' ? figure(values.totalHours) : null,
    hoursPerWeek: figure(values.hoursPerWeek),
    guaranteedHours: figure(values.guaranteedHours),
    shiftNoticeDays: figure(values.shiftNoticeDays),
    vacancies,
    shifts: values.shifts.map((shift) => ({ ...shift, people: shift.people ?? vacancies })),
    payBands: values.payBands.flatMap(({ from, salary }) => {
      const amount = figure(salary)
      return amount === null ? [] : [{ from, salary: amount }]
    }),
    screeningQuestions: values.screeningQuestions.filter(({ question }) => question.trim() !== ''),
    minimumAgeReason: values.minimumAge === 18 ? values.minimumAgeReason : '',
    nightJourney: asksNightJourney(values) ? values.nightJourney : null,
    costs: { ...values.costs, uniform: values.uniformProvided ? null : values.costs.uniform },
    arrival: { ...values.arrival, contactPhone: values.arrival.contactPhone.trim() },
    dbsReason: values.dbsLevel === 'none' ? '' : values.dbsReason,
    visaReason: values.openToInternationalStudents ? null : values.visaReason,
  }
}

/** The fields of `after` that differ; a draft saves no more than that. */
export function changedFields(before: PostInput, after: PostInput): Partial<PostInput> {
  const changed = Object.entries(after).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof PostInput]))
  return Object.fromEntries(changed)
}
