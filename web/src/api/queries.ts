import type { Input, Output } from '@evenshift/contract/call'
import { queryOptions } from '@tanstack/react-query'
import type { CallArguments, CallOptions, Client } from '#web/api/client'
import type { CallKey, Services } from '#web/api/keys'

/**
 * TanStack options by a call's name: `useQuery(query('searchJobs', { query: { page: 1 } }))`, `useMutation(mutation('saveJob'))`.
 * The key is [service, name, input]: invalidate a call by its first two.
 */
export function queriesOf<X>(service: keyof Services, client: Client<X>) {
  const run = <K extends keyof X & string>(name: K, input: Input<X[K]>, options: CallOptions): Promise<Output<X[K]>> =>
    client[name](...([input, options] as CallArguments<X[K]>))
  return {
    query: <K extends keyof X & string>(name: K, ...[input]: {} extends Input<X[K]> ? [input?: Input<X[K]>] : [input: Input<X[K]>]) => {
      const sent = input ?? ({} as Input<X[K]>)
      return queryOptions({
        queryKey: [service, name, sent] as unknown as CallKey, // X is the service of that name
        queryFn: ({ signal }) => run(name, sent, { signal }),
      })
    },
    mutation: <K extends keyof X & string>(name: K) => ({
      mutationKey: [service, name] as const,
      mutationFn: (input: Input<X[K]>) => run(name, input, {}),
    }),
  }
}

export type Queries<X> = ReturnType<typeof queriesOf<X>>
