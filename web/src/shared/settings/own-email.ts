import { queryOptions } from '@tanstack/react-query'
import type { SignInType } from '#web/shared/session/sign-in-type'

/** The email of who is signed in, and whether mail to it comes back. */
export const ownEmailQuery = (type: SignInType) =>
  queryOptions({
    queryKey: ['email', type] as const,
    queryFn: async () => (await import('#web/shared/settings/account-calls')).accountCalls(type).ownEmail(),
  })
