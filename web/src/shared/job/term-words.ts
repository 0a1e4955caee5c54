import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { ContractLength, ContractType, DbsLevel } from '@evenshift/contract/states/job/job-terms'

const types: Readonly<Record<ContractType, string>> = {
  permanent: 'Permanent',
  fixed_term: 'Fixed term',
  casual: 'Casual',
  zero_hours: 'Zero hours',
  seasonal: 'Seasonal',
}
const lengths: Readonly<Record<ContractLength, string>> = {
  ongoing: 'ongoing',
  under_1_month: 'under a month',
  '1_to_3_months': '1 to 3 months',
  '3_to_6_months': '3 to 6 months',
  over_6_months: 'over 6 months',
}

/** "Casual, 3 to 6 months"; what a draft does not say yet is left out. */
export const contractWords = ({ contractType, contractLength }: Pick<EmployerJob, 'contractType' | 'contractLength'>): string => {
  const length = contractLength ? lengths[contractLength] : ''
  if (contractType) return length ? `${types[contractType]}, ${length}` : types[contractType]
  return length.charAt(0).toUpperCase() + length.slice(1)
}

export const workplaceWords: Readonly<Record<EmployerJob['workplace'], string>> = {
  on_site: 'At the workplace',
  hybrid: 'Partly from home',
  remote: 'From home',
}

export const dbsWords: Readonly<Record<DbsLevel, string>> = {
  none: 'None',
  basic: 'Basic DBS check',
  standard: 'Standard DBS check',
  enhanced: 'Enhanced DBS check',
  enhanced_barred: 'Enhanced DBS check with the barred lists',
}
