import { queryOptions } from '@tanstack/react-query'
import type { SignInCalls } from '#web/shared/settings/sign-in/sign-in-calls'

/** Nobody has any where there are none. */
export const passkeysQuery = ({ passkeys }: Pick<SignInCalls, 'passkeys'>) =>
  queryOptions({ queryKey: ['sign-in', 'passkeys'] as const, queryFn: async ({ signal }) => (await passkeys?.({}, { signal })) ?? [] })
