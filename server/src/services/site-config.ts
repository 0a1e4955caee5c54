import type { SiteConfig } from '@evenshift/contract/public/site'
import type { Pool } from '@evenshift/contract/call'
import type { Parts } from '#server/http/call/context'
import { minimumWageRows } from '#server/capabilities/ground/reference/public'

export interface SiteSettings {
  /** Whose pools people sign in with. */
  readonly identity: Parts['identity']
  /** Whether whoever sits at the machine reads mail in the outbox. */
  readonly outbox: boolean
  readonly demoAccounts: SiteConfig['demoAccounts']
  readonly demoLoading: boolean
  readonly push: SiteConfig['push']
  readonly measurementId: string | null
}

const elsewhereOf = (identity: Parts['identity'], pool: Pool) => identity.pool(pool).elsewhere

/** Where pages sign people in besides at this server. */
export const signInOrigins = (identity: Parts['identity']): readonly string[] => [
  ...new Set((['jobseeker', 'employer', 'staff'] as const).flatMap((pool) => elsewhereOf(identity, pool)?.origin ?? [])),
]

const signInOf = (identity: Parts['identity'], pool: Pool) => elsewhereOf(identity, pool)?.entrance ?? ({ kind: 'embedded' } as const)

/** What the browser may know before anybody signs in. */
export const siteConfigOf = ({ identity, outbox, demoAccounts, demoLoading, push, measurementId }: SiteSettings): SiteConfig => ({
  signIn: { jobseeker: signInOf(identity, 'jobseeker'), employer: signInOf(identity, 'employer'), staff: signInOf(identity, 'staff') },
  demoAccounts,
  demoLoading,
  outbox,
  push,
  measurementId,
  minimumWage: minimumWageRows(),
  version: '0.1.0',
  commit: null,
})
