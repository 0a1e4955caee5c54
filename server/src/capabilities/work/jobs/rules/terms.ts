import type { EmployerJob, JobInput } from '@evenshift/contract/model/job/job'

type InColumns = 'status' | 'title' | 'sectorId' | 'vacancies' | 'closingDate'
type Written = {
  readonly [K in Exclude<keyof JobInput, InColumns | 'screeningQuestions' | 'questions' | 'shifts'>]-?: Exclude<JobInput[K], undefined>
}

/** A question of the company's bank, and whether it was answered on video or sound when it was chosen. */
export interface JobQuestion {
  readonly _id: string
  readonly isRecorded: boolean
}

/** What an employer wrote of a job, but for what the table keeps in columns of its own. */
export type JobTerms = Written & {
  readonly shifts: EmployerJob['shifts']
  readonly screeningQuestions: EmployerJob['screeningQuestions']
  readonly questions: readonly JobQuestion[]
}

/** What a draft holds where nothing was said. */
export const blankTerms: JobTerms = {
  description: '',
  jobRole: null,
  responsibilities: [],
  skillsRequired: [],
  location: null,
  workplace: 'on_site',
  salary: null,
  salaryMax: null,
  salaryUnit: 'hour',
  payBands: [],
  totalHours: null,
  tips: '',
  holidayPayMethod: 'accrued',
  payDay: null,
  costs: { uniform: null, training: null },
  contractType: null,
  contractLength: null,
  hoursPerWeek: null,
  guaranteedHours: null,
  shifts: [],
  hoursByAgreement: false,
  shiftsNeeded: null,
  nightJourney: null,
  shiftNoticeDays: null,
  startDate: null,
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
  accessibility: { stepFree: null, notes: '' },
  postcode: null,
  questions: [],
  hideNames: false,
  workPlacePhotos: [],
  arrival: { address: '', contactName: '', contactPhone: '', askFor: '', wear: '', bring: '' },
  entrancePhoto: null,
  screeningQuestions: [],
}

/** The files that a job holds. */
export const filesOf = ({ workPlacePhotos, entrancePhoto }: Pick<JobTerms, 'workPlacePhotos' | 'entrancePhoto'>): string[] =>
  entrancePhoto === null ? [...workPlacePhotos] : [...workPlacePhotos, entrancePhoto]

/** What a shift holds where nothing was said. */
const blankShift = { breakMinutes: 0, people: 1 }

/** Terms as they stand in the table, with what was not asked for when they were written. */
export const completeTerms = (written: Partial<JobTerms>): JobTerms => ({
  ...blankTerms,
  ...written,
  costs: { ...blankTerms.costs, ...written.costs },
  arrival: { ...blankTerms.arrival, ...written.arrival },
  shifts: (written.shifts ?? []).map((shift) => ({ ...blankShift, ...shift })),
})
