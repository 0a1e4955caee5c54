/** The choices of a job's terms. Imports nothing. */
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
export const holidayPayMethods = ['accrued', 'rolled_up'] as const
/** The only reasons for which a student visa holder may be kept out. */
export const visaReasons = ['permanent_full_time', 'self_employed', 'sports', 'entertainer'] as const
export const screeningAnswerTypes = ['yes_no', 'text', 'choice'] as const
/** How a yes or no is written on the wire; screens have words for it. */
export const yesNoAnswers = ['yes', 'no'] as const
export const evidenceStates = ['met', 'partly', 'not_shown', 'clash'] as const
export type EvidenceState = (typeof evidenceStates)[number]
