/** What the terms of a job and their choices are called. Imports nothing but the lists. */
import type {
  ContractLength,
  ContractType,
  JobFlag,
  TermName,
  YesNoTerm,
  costNames,
  costPayers,
  holidayPayMethods,
  nightJourneys,
  payDays,
} from '#contract/states/job/job-terms'

export const payDayWords: Readonly<Record<(typeof payDays)[number], string>> = {
  weekly: 'Every week',
  fortnightly: 'Every two weeks',
  four_weekly: 'Every four weeks',
  monthly: 'Every month',
}
export const costWords: Readonly<Record<(typeof costPayers)[number], string>> = {
  employer: 'The employer pays',
  worker: 'The worker pays',
  none: 'There’s none',
}
export const costLabels: Readonly<Record<(typeof costNames)[number], string>> = {
  uniform: 'Cost of a uniform',
  training: 'Cost of training',
}
export const nightJourneyWords: Readonly<Record<(typeof nightJourneys)[number], string>> = {
  public_transport: 'Buses or trains still run',
  lift: 'Someone drives people home',
  taxi: 'A taxi that the employer pays for',
  own_way: 'People make their own way',
}
export const holidayPayWords: Readonly<Record<(typeof holidayPayMethods)[number], string>> = {
  accrued: 'Paid when they take holiday',
  rolled_up: 'Added to hourly pay, shown separately',
}
export const contractTypeWords: Readonly<Record<ContractType, string>> = {
  permanent: 'Permanent',
  fixed_term: 'Fixed term',
  casual: 'Casual',
  zero_hours: 'Zero hours',
  seasonal: 'Seasonal',
}
export const contractLengthWords: Readonly<Record<ContractLength, string>> = {
  ongoing: 'Ongoing',
  under_1_month: 'Under a month',
  '1_to_3_months': '1 to 3 months',
  '3_to_6_months': '3 to 6 months',
  over_6_months: 'Over 6 months',
}

interface ContractTold {
  readonly contractType: ContractType | null
  readonly contractLength: ContractLength | null
}
/** "Casual, 3 to 6 months"; a draft may lack either or both. */
export const contractWords = ({ contractType, contractLength }: ContractTold): string => {
  // What is permanent is ongoing anyway.
  const length =
    contractLength === null || (contractType === 'permanent' && contractLength === 'ongoing') ? '' : contractLengthWords[contractLength]
  if (contractType === null) return length
  return [contractTypeWords[contractType], length.toLowerCase()].filter(Boolean).join(', ')
}

/** What each is called where terms are listed or a change of one is told. */
export const termLabels: Readonly<Record<TermName, string>> = {
  title: 'Job title',
  description: 'Description',
  jobRole: 'Role',
  responsibilities: 'Tasks',
  sectorId: 'Sector',
  location: 'City',
  postcode: 'Postcode',
  workplace: 'Where they’ll work',
  dressCode: 'Dress code',
  uniformProvided: 'Uniform',
  shifts: 'Shifts',
  hoursByAgreement: 'Days and times',
  shiftsNeeded: 'Shifts each person works',
  nightJourney: 'Way home at night',
  hoursPerWeek: 'Hours a week',
  guaranteedHours: 'Guaranteed hours',
  shiftNoticeDays: 'Rota notice',
  contractType: 'Contract type',
  contractLength: 'Length',
  startDate: 'Start date',
  salary: 'Pay',
  salaryMax: 'Highest pay',
  salaryUnit: 'What the pay is for',
  totalHours: 'Hours in all',
  payBands: 'Pay by age',
  tips: 'Tips',
  holidayPayMethod: 'Holiday pay',
  payDay: 'Pay day',
  costs: 'Who pays for uniform and training',
  skillsRequired: 'Skills',
  minimumAge: 'Minimum age',
  minimumAgeReason: 'Reason for the minimum age',
  dbsLevel: 'DBS check',
  dbsReason: 'Reason for the check',
  openToInternationalStudents: 'Student visa',
  visaReason: 'Reason about visas',
  machineJudgement: 'Who chooses',
  requiresCv: 'CV',
  hideNames: 'Names',
  screeningQuestions: 'Questions on applying',
  questions: 'Interview questions',
  vacancies: 'Number of people',
  replyWithinDays: 'Days until the reply',
  closingDate: 'Last day to apply',
  arrival: 'The first day',
  entrancePhoto: 'Photo of the entrance',
  accessibility: 'Access',
  workPlacePhotos: 'Photos',
}
/** What a list of terms says of a yes or no; nothing for null. */
export const yesNoWords: Readonly<Record<YesNoTerm, { readonly yes: string | null; readonly no: string | null }>> = {
  uniformProvided: { yes: 'Provided', no: null },
  hoursByAgreement: { yes: 'Agreed with each person', no: null },
  openToInternationalStudents: { yes: 'Open to student visa holders', no: 'Not allowed on a student visa' },
  requiresCv: { yes: 'Needed', no: null },
  hideNames: { yes: 'Hidden until an interview or an offer', no: null },
}
/** What a search's filter and a card call each. */
export const flagWords: Readonly<Record<JobFlag, { readonly yes: string; readonly no: string }>> = {
  easyApply: { yes: 'Easy apply', no: 'With questions or a CV' },
  isDbsCheck: { yes: 'With a DBS check', no: 'No DBS check' },
  openToInternationalStudents: { yes: 'Open to student visa holders', no: 'Not allowed on a student visa' },
  isInterviewRecorded: { yes: 'With a recorded interview', no: 'No recorded interview' },
  uniformProvided: { yes: 'Uniform provided', no: 'No uniform provided' },
}
/** What whoever may still apply reads of a live job whose places are all taken. */
export const EVERY_PLACE_TAKEN = 'Every place is taken for now. You can still apply in case someone drops out.'
