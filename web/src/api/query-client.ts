import { MutationCache, QueryCache, QueryClient, onlineManager } from '@tanstack/react-query'
import { isUnreached } from '#web/api/api-error'
import { sentenceOf } from '#web/api/surface'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The screen tells this mutation's errors by itself, whatever they are. */
      readonly ownErrors?: boolean
    }
  }
}

/**
 * No refetch on focus, no retries; what couldn't be reached is asked again once anything is, by itself. A mutation's error goes to `tell`, unless
 * its screen tells it: none is lost.
 */
export const createQueryClient = (tell: (text: string) => void): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: ({ state }) => isUnreached(state.error) && 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error) => isUnreached(error) && onlineManager.setOnline(false),
      onSuccess: () => onlineManager.setOnline(true),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.ownErrors) tell(sentenceOf(error))
      },
    }),
  })
