import type { PackageCode } from '#contract/states/company/subscription'

/** What each package is called. */
export const packageWords: Readonly<Record<PackageCode, string>> = {
  starter: 'Starter',
  single_post: 'One job',
  standard: 'Standard',
  plus: 'Plus',
  charity_school: 'Charity or school',
}
