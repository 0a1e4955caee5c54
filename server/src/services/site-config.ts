import type { SiteConfig } from '@evenshift/contract/public/site'
import { minimumWageRows } from '#server/capabilities/ground/reference/public'

export interface SiteSettings {
  /** Whether whoever sits at the machine reads mail in the outbox. */
  readonly outbox: boolean
  readonly demoAccounts: SiteConfig['demoAccounts']
  readonly demoLoading: boolean
  readonly push: SiteConfig['push']
  readonly measurementId: string | null
}

/** What the browser may know before anybody signs in. */
export const siteConfigOf = ({ outbox, demoAccounts, demoLoading, push, measurementId }: SiteSettings): SiteConfig => ({
  signIn: { jobseeker: { kind: 'embedded' }, employer: { kind: 'embedded' }, staff: { kind: 'embedded' } },
  demoAccounts,
  demoLoading,
  outbox,
  push,
  measurementId,
  minimumWage: minimumWageRows(),
  version: '0.1.0',
  commit: null,
})
