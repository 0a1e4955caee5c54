import type { EmployerJob, JobInput } from '@evenshift/contract/model/job'

type InColumns = 'status' | 'title' | 'sectorId' | 'vacancies' | 'closingDate'
type Written = { readonly [K in Exclude<keyof JobInput, InColumns | 'screeningQuestions'>]-?: Exclude<JobInput[K], undefined> }

/** What an employer wrote of a job, but for what the table keeps in columns of its own. */
export type JobTerms = Written & {
  readonly screeningQuestions: EmployerJob['screeningQuestions']
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
  contractType: null,
  contractLength: null,
  hoursPerWeek: null,
  guaranteedHours: null,
  shifts: [],
  shiftNoticeDays: null,
  startDate: null,
  replyWithinDays: 7,
  dbsLevel: 'none',
  dbsReason: '',
  minimumAge: 16,
  minimumAgeReason: '',
  openToInternationalStudents: true,
  visaReason: null,
  requiresCv: false,
  dressCode: '',
  accessibility: { stepFree: null, notes: '' },
  postcode: null,
  questions: [],
  hideNames: false,
  workPlacePhotos: [],
  screeningQuestions: [],
}
