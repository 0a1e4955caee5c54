import type {
  ContractLength,
  ContractType,
  DbsLevel,
  holidayPayMethods,
  screeningAnswerTypes,
  visaReasons,
  workplaces,
} from '@evenshift/contract/states/job/job-terms'

export const workplaceWords: Readonly<Record<(typeof workplaces)[number], string>> = {
  on_site: 'At the place',
  hybrid: 'Some of it at home',
  remote: 'At home',
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
export const holidayPayWords: Readonly<Record<(typeof holidayPayMethods)[number], string>> = {
  accrued: 'Paid when holiday is taken',
  rolled_up: 'Added to every hour, shown apart',
}
export const dbsWords: Readonly<Record<DbsLevel, string>> = {
  none: 'No check',
  basic: 'Basic check',
  standard: 'Standard check',
  enhanced: 'Enhanced check',
  enhanced_barred: 'Enhanced check with barred lists',
}
export const visaReasonWords: Readonly<Record<(typeof visaReasons)[number], string>> = {
  permanent_full_time: 'It is permanent and full-time',
  self_employed: 'It is self-employed work',
  sports: 'It is professional sport or coaching',
  entertainer: 'It is work as an entertainer',
}
export const answerTypeWords: Readonly<Record<(typeof screeningAnswerTypes)[number], string>> = {
  yes_no: 'Yes or no',
  text: 'A few words',
  choice: 'One of several',
}
export const bandWords = { 16: 'Under 18', 18: '18 to 20', 21: '21 and over' } as const
