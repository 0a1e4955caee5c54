import type { PackageCode } from '@evenshift/contract/states/company/subscription'

export const packageWords: Readonly<Record<PackageCode, string>> = {
  starter: 'Starter',
  single_post: 'One job',
  standard: 'Standard',
  plus: 'Plus',
  charity_school: 'Charity or school',
}
