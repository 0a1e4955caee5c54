/** The terms of a job: what each is called, who is asked for it where, and what it can be. Imports nothing. */
export const salaryUnits = ['hour', 'day', 'week', 'month', 'year', 'fixed'] as const
export type SalaryUnit = (typeof salaryUnits)[number]
/** As it stands behind a figure: "£12.90 an hour". */
export const unitWords: Readonly<Record<SalaryUnit, string>> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
  fixed: 'in all',
}
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
export const payDayWords: Readonly<Record<(typeof payDays)[number], string>> = {
  weekly: 'Every week',
  fortnightly: 'Every two weeks',
  four_weekly: 'Every four weeks',
  monthly: 'Every month',
}
/** Who pays for what the work needs, or that nothing is needed. */
export const costPayers = ['employer', 'worker', 'none'] as const
export const costWords: Readonly<Record<(typeof costPayers)[number], string>> = {
  employer: 'The employer pays',
  worker: 'The worker pays',
  none: 'There’s none',
}
/** What people may have to pay for. */
export const costNames = ['uniform', 'training'] as const
export const costLabels: Readonly<Record<(typeof costNames)[number], string>> = {
  uniform: 'Cost of a uniform',
  training: 'Cost of training',
}
/** How people get home from a shift that ends late. */
export const nightJourneys = ['public_transport', 'lift', 'taxi', 'own_way'] as const
export const nightJourneyWords: Readonly<Record<(typeof nightJourneys)[number], string>> = {
  public_transport: 'Buses or trains still run',
  lift: 'Someone drives people home',
  taxi: 'A taxi that the employer pays for',
  own_way: 'People make their own way',
}
/** Ends after 23:00, or on the next day, as an end at or before its start does. */
export const endsLate = ({ start, end }: { readonly start: string; readonly end: string }): boolean => end > '23:00' || end <= start
/** Whether a machine judges who applies. */
export const machineJudgements = ['none', 'sorts', 'decides'] as const
export const holidayPayMethods = ['accrued', 'rolled_up'] as const
export const holidayPayWords: Readonly<Record<(typeof holidayPayMethods)[number], string>> = {
  accrued: 'Paid when they take holiday',
  rolled_up: 'Added to hourly pay, shown separately',
}
/** The only reasons for which a student visa holder may be kept out. */
export const visaReasons = ['permanent_full_time', 'self_employed', 'sports', 'entertainer'] as const
export const screeningAnswerTypes = ['yes_no', 'text', 'choice'] as const
/** How a yes or no is written on the wire; screens have words for it. */
export const yesNoAnswers = ['yes', 'no'] as const

/** The parts in which an employer is asked for a post. */
export type PostPart = 'work' | 'week' | 'pay' | 'place' | 'dates' | 'contract' | 'morePay' | 'costs' | 'checks' | 'applying' | 'firstDay'

interface Term {
  /** What it is called where terms are listed or a change of one is told. */
  readonly label: string
  /** The part of a post that asks for it; null where none does. */
  readonly part: PostPart | null
  /** What a list of terms says of a yes or no; nothing for null. */
  readonly says?: { readonly yes: string | null; readonly no: string | null }
  /** Only the employer reads it. */
  readonly isEmployersOwn?: true
}
export const terms = {
  title: { label: 'Job title', part: 'work' },
  description: { label: 'Description', part: 'work' },
  jobRole: { label: 'Role', part: 'work' },
  responsibilities: { label: 'Tasks', part: 'work' },
  sectorId: { label: 'Sector', part: 'work' },
  location: { label: 'City', part: 'place' },
  postcode: { label: 'Postcode', part: 'place', isEmployersOwn: true },
  workplace: { label: 'Where they’ll work', part: 'place' },
  dressCode: { label: 'Dress code', part: 'costs' },
  uniformProvided: { label: 'Uniform', part: 'costs', says: { yes: 'Provided', no: null } },
  shifts: { label: 'Shifts', part: 'week' },
  shiftsNeeded: { label: 'Shifts each person works', part: 'week' },
  nightJourney: { label: 'Way home at night', part: 'week' },
  hoursPerWeek: { label: 'Hours a week', part: 'week' },
  guaranteedHours: { label: 'Guaranteed hours', part: 'contract' },
  shiftNoticeDays: { label: 'Notice of shifts', part: 'contract' },
  contractType: { label: 'Contract type', part: 'contract' },
  contractLength: { label: 'Length', part: 'contract' },
  startDate: { label: 'Start date', part: 'dates' },
  salary: { label: 'Pay', part: 'pay' },
  salaryMax: { label: 'Highest pay', part: 'morePay' },
  salaryUnit: { label: 'What the pay is for', part: 'pay' },
  totalHours: { label: 'Hours in all', part: 'pay' },
  payBands: { label: 'Pay by age', part: 'morePay' },
  tips: { label: 'Tips', part: 'morePay' },
  holidayPayMethod: { label: 'Holiday pay', part: 'morePay' },
  payDay: { label: 'Pay day', part: 'morePay' },
  costs: { label: 'Who pays for uniform and training', part: 'costs' },
  skillsRequired: { label: 'Skills', part: 'work' },
  minimumAge: { label: 'Minimum age', part: 'checks' },
  minimumAgeReason: { label: 'Reason for the minimum age', part: 'checks' },
  dbsLevel: { label: 'DBS check', part: 'checks' },
  dbsReason: { label: 'Reason for the check', part: 'checks', isEmployersOwn: true },
  openToInternationalStudents: {
    label: 'Student visa',
    part: 'checks',
    says: { yes: 'Fits student visa hours', no: 'Not allowed on a student visa' },
  },
  visaReason: { label: 'Reason about visas', part: 'checks' },
  machineJudgement: { label: 'Who chooses', part: 'applying' },
  requiresCv: { label: 'CV', part: 'applying', says: { yes: 'Needed', no: null } },
  hideNames: { label: 'Names', part: 'applying', says: { yes: 'Hidden until an interview or an offer', no: null }, isEmployersOwn: true },
  screeningQuestions: { label: 'Questions on applying', part: 'applying' },
  questions: { label: 'Interview questions', part: 'applying', isEmployersOwn: true },
  vacancies: { label: 'Number of people', part: 'week' },
  replyWithinDays: { label: 'Days until the reply', part: 'applying' },
  closingDate: { label: 'Last day to apply', part: 'dates' },
  arrival: { label: 'The first day', part: 'firstDay', isEmployersOwn: true },
  entrancePhoto: { label: 'Photo of the entrance', part: 'firstDay', isEmployersOwn: true },
  accessibility: { label: 'Access', part: null },
  workPlacePhotos: { label: 'Photos', part: null },
} as const satisfies Readonly<Record<string, Term>>
export type TermName = keyof typeof terms
export const termNames = Object.keys(terms) as TermName[]

type Where<Part> = { [Name in TermName]: (typeof terms)[Name] extends Part ? Name : never }[TermName]
/** The terms that are a yes or no. */
export type YesNoTerm = Where<{ readonly says: object }>
const isYesNo = (name: TermName): name is YesNoTerm => 'says' in terms[name]
export const yesNoTerms = termNames.filter(isYesNo)
/** The yes-or-no terms that everybody may read. */
export type OpenYesNoTerm = Exclude<YesNoTerm, Where<{ readonly isEmployersOwn: true }>>
export const openYesNoTerms = yesNoTerms.filter((name): name is OpenYesNoTerm => !('isEmployersOwn' in terms[name]))

interface Flag {
  /** The answer that the filter asks for. */
  readonly asks: boolean
  readonly yes: string
  readonly no: string
}
/** What is true of a job or not, and a search can ask for; each is a column of the index, a field of the search and a filter on screen. */
export const jobFlags = {
  easyApply: { asks: true, yes: 'Easy apply', no: 'With questions or a CV' },
  isDbsCheck: { asks: false, yes: 'With a DBS check', no: 'No DBS check' },
  openToInternationalStudents: { asks: true, yes: 'Fits student visa hours', no: 'Not allowed on a student visa' },
  isInterviewRecorded: { asks: false, yes: 'With a recorded interview', no: 'No recorded interview' },
  uniformProvided: { asks: true, yes: 'Uniform provided', no: 'No uniform provided' },
} as const satisfies Readonly<Record<string, Flag>>
export type JobFlag = keyof typeof jobFlags
export const jobFlagNames = Object.keys(jobFlags) as JobFlag[]
export const isJobFlag = (name: string): name is JobFlag => name in jobFlags
