import type { EmployerService } from '@evenshift/contract/employer/service'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import type { StaffService } from '@evenshift/contract/staff/service'
import type { QueryClient } from '@tanstack/react-query'

export interface Services {
  readonly seeker: SeekerService
  readonly employer: EmployerService
  readonly staff: StaffService
}
/** The answers of a call: [service, call, input]; the first parts stand for all that begin so. */
export type CallKey = { [S in keyof Services]: readonly [S] | readonly [S, keyof Services[S], ...unknown[]] }[keyof Services]
/** What the cache holds an answer under; behind the calls, what none of them answers alone. */
type Key =
  | CallKey
  | readonly ['approval', ...unknown[]]
  | readonly ['email', ...unknown[]]
  | readonly ['sign-in', 'sessions' | 'secondStep' | 'passkeys' | 'calls', ...unknown[]]
  | readonly ['walk', ...unknown[]]
  | readonly ['file', string]
  | readonly ['site', 'config']

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: Key
  }
}

/** Asks again for what a change touches: the answers of these calls, whatever they were asked. A call that is renamed breaks the build. */
export async function refresh<S extends keyof Services>(
  cache: QueryClient,
  service: S,
  calls: readonly (keyof Services[S])[],
): Promise<void> {
  await Promise.all(calls.map((call) => cache.invalidateQueries({ queryKey: [service, call] as CallKey })))
}
