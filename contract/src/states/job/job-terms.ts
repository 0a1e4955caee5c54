/** The terms of a job: who is asked for each where, and what it can be. Imports nothing. */
export const salaryUnits = ['hour', 'day', 'week', 'month', 'year', 'fixed'] as const
export type SalaryUnit = (typeof salaryUnits)[number]
export const contractTypes = ['permanent', 'fixed_term', 'casual', 'zero_hours', 'seasonal'] as const
export type ContractType = (typeof contractTypes)[number]
export const contractLengths = ['ongoing', 'under_1_month', '1_to_3_months', '3_to_6_months', 'over_6_months'] as const
export type ContractLength = (typeof contractLengths)[number]
export const workplaces = ['on_site', 'hybrid', 'remote'] as const
export const dbsLevels = ['none', 'basic', 'standard', 'enhanced', 'enhanced_barred'] as const
export type DbsLevel = (typeof dbsLevels)[number]
/** The ages at which a pay band begins; bands always hold 21. */
export const payBandAges = [16, 18, 21] as const
export const minimumAges = [16, 18] as const
export const replyDays = [3, 7, 14] as const
export const payDays = ['weekly', 'fortnightly', 'four_weekly', 'monthly'] as const
/** Who pays for what the work needs, or that nothing is needed. */
export const costPayers = ['employer', 'worker', 'none'] as const
/** What people may have to pay for. */
export const costNames = ['uniform', 'training'] as const
/** How people get home from a shift that ends late. */
export const nightJourneys = ['public_transport', 'lift', 'taxi', 'own_way'] as const
/** Ends after 23:00, or on the next day, as an end at or before its start does. */
export const endsLate = ({ start, end }: { readonly start: string; readonly end: string }): boolean => end > '23:00' || end <= start
/** Whether a machine judges who applies. */
export const machineJudgements = ['none', 'sorts', 'decides'] as const
export const holidayPayMethods = ['accrued', 'rolled_up'] as const
/** The only reasons for which a student visa holder may be kept out. */
export const visaReasons = ['permanent_full_time', 'self_employed', 'sports', 'entertainer'] as const
export const screeningAnswerTypes = ['yes_no', 'text', 'choice'] as const
/** How a yes or no is written on the wire; screens have words for it. */
export const yesNoAnswers = ['yes', 'no'] as const

/** The parts in which an employer is asked for a post. */
export type PostPart =
  | 'work'
  | 'week'
  | 'people'
  | 'pay'
  | 'place'
  | 'dates'
  | 'contract'
  | 'morePay'
  | 'costs'
  | 'checks'
  | 'applying'
  | 'interview'
  | 'choosing'
  | 'firstDay'

interface Term {
  /** The part of a post that asks for it; null where none does. */
  readonly part: PostPart | null
  readonly isYesNo?: true
  /** Only the employer reads it. */
  readonly isEmployersOwn?: true
}
export const terms = {
  title: { part: 'work' },
  description: { part: 'work' },
  jobRole: { part: 'work' },
  responsibilities: { part: 'work' },
  sectorId: { part: 'work' },
  location: { part: 'place' },
  postcode: { part: 'place', isEmployersOwn: true },
  workplace: { part: 'place' },
  dressCode: { part: 'costs' },
  uniformProvided: { part: 'costs', isYesNo: true },
  shifts: { part: 'week' },
  hoursByAgreement: { part: 'people', isYesNo: true },
  shiftsNeeded: { part: 'week' },
  nightJourney: { part: 'week' },
  hoursPerWeek: { part: 'people' },
  guaranteedHours: { part: 'contract' },
  shiftNoticeDays: { part: 'contract' },
  contractType: { part: 'contract' },
  contractLength: { part: 'contract' },
  startDate: { part: 'dates' },
  salary: { part: 'pay' },
  salaryMax: { part: 'morePay' },
  salaryUnit: { part: 'pay' },
  totalHours: { part: 'pay' },
  payBands: { part: 'morePay' },
  tips: { part: 'morePay' },
  holidayPayMethod: { part: 'morePay' },
  payDay: { part: 'morePay' },
  costs: { part: 'costs' },
  skillsRequired: { part: 'work' },
  minimumAge: { part: 'checks' },
  minimumAgeReason: { part: 'checks' },
  dbsLevel: { part: 'checks' },
  dbsReason: { part: 'checks', isEmployersOwn: true },
  openToInternationalStudents: { part: 'checks', isYesNo: true },
  visaReason: { part: 'checks' },
  machineJudgement: { part: 'choosing' },
  requiresCv: { part: 'applying', isYesNo: true },
  hideNames: { part: 'choosing', isYesNo: true, isEmployersOwn: true },
  screeningQuestions: { part: 'applying' },
  questions: { part: 'interview', isEmployersOwn: true },
  vacancies: { part: 'people' },
  replyWithinDays: { part: 'choosing' },
  closingDate: { part: 'dates' },
  arrival: { part: 'firstDay', isEmployersOwn: true },
  entrancePhoto: { part: 'firstDay', isEmployersOwn: true },
  accessibility: { part: null },
  workPlacePhotos: { part: null },
} as const satisfies Readonly<Record<string, Term>>
export type TermName = keyof typeof terms
export const termNames = Object.keys(terms) as TermName[]

type Where<Part> = { [Name in TermName]: (typeof terms)[Name] extends Part ? Name : never }[TermName]
/** The terms that are a yes or no. */
export type YesNoTerm = Where<{ readonly isYesNo: true }>
const isYesNo = (name: TermName): name is YesNoTerm => 'isYesNo' in terms[name]
export const yesNoTerms = termNames.filter(isYesNo)
/** The yes-or-no terms that everybody may read. */
export type OpenYesNoTerm = Exclude<YesNoTerm, Where<{ readonly isEmployersOwn: true }>>
export const openYesNoTerms = yesNoTerms.filter((name): name is OpenYesNoTerm => !('isEmployersOwn' in terms[name]))

/**
 * What is true of a job or not, and a search can ask for, with the answer that it asks for; each is a column of the index, a field of the
 * search and a filter on screen.
 */
export const jobFlags = {
  easyApply: true,
  isDbsCheck: false,
  openToInternationalStudents: true,
  isInterviewRecorded: false,
  uniformProvided: true,
} as const satisfies Readonly<Record<string, boolean>>
export type JobFlag = keyof typeof jobFlags
export const jobFlagNames = Object.keys(jobFlags) as JobFlag[]
export const isJobFlag = (name: string): name is JobFlag => name in jobFlags
