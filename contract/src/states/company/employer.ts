/** The choices and checks of a company. Imports nothing. */
export const employerSizes = ['0-01', '02-10', '11-50', '51-200', '201-500', '501-1,000', '1,001-5,000', '5,001-10,000', '10,001+'] as const
export type EmployerSize = (typeof employerSizes)[number]
export const employerEvidenceKinds = [
  'register_active',
  'name_matches',
  'mail_domain_is_website',
  'number_is_theirs',
  'checked_by_person',
] as const
