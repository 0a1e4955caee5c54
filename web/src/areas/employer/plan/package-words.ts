import type { PackageCode } from '@evenshift/contract/states/company/subscription'

export const packageWords: Readonly<Record<PackageCode, string>> = {
  starter: 'Starter',
  single_post: 'Single post',
  standard: 'Standard',
  plus: 'Plus',
  charity_school: 'Charity and school',
}
