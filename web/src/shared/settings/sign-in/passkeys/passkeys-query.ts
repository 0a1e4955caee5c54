import { queryOptions } from '@tanstack/react-query'
import type { SignInCalls } from '#web/shared/settings/sign-in/sign-in-calls'

export const passkeysQuery = (calls: SignInCalls) =>
  queryOptions({ queryKey: ['sign-in', 'passkeys'] as const, queryFn: ({ signal }) => calls.passkeys({}, { signal }) })
