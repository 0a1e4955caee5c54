import { MutationCache, QueryClient } from '@tanstack/react-query'
import { sentenceOf } from '#web/api/surface'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The screen tells this mutation's errors by itself, whatever they are. */
      readonly ownErrors?: boolean
    }
  }
}

/** No refetch on focus, no retries; a mutation's error goes to `tell`, unless its screen tells it: none is lost. */
export const createQueryClient = (tell: (text: string) => void): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.ownErrors) tell(sentenceOf(error))
      },
    }),
  })
