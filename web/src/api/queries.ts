import type { Input, Output, View, ViewInput } from '@evenshift/contract/call'
import { queryOptions } from '@tanstack/react-query'
import type { CallArguments, CallOptions, Client } from '#web/api/client'
import type { CallKey, Services } from '#web/api/keys'

const optionsOf = <T>(queryKey: CallKey, queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>) =>
  queryOptions({ queryKey, queryFn })
type Options<T> = ReturnType<typeof optionsOf<T>>
type WithoutInput<X> = { [K in keyof X & string]: {} extends Input<X[K]> ? K : never }[keyof X & string]

/**
 * TanStack options by a call's name: `useQuery(query('searchJobs', { query: { page: 1 } }))`, `useMutation(mutation('saveJob'))`.
 * The key is [service, name, input]: invalidate a call by its first two.
 */
export function queriesOf<X>(service: keyof Services, client: Client<X>) {
  const run = <K extends keyof X & string, V extends View>(
    name: K,
    input: ViewInput<X[K], V>,
    options: CallOptions,
  ): Promise<Output<X[K], V>> => client[name]<V>(...([input, options] as CallArguments<X[K], V>))
  function query<K extends keyof X & string, V extends View = undefined>(name: K, input: ViewInput<X[K], V>): Options<Output<X[K], V>>
  function query<K extends WithoutInput<X>>(name: K): Options<Output<X[K]>>
  function query<K extends keyof X & string, V extends View>(name: K, input = {} as ViewInput<X[K], V>) {
    // X is the service of that name.
    return optionsOf([service, name, input] as unknown as CallKey, ({ signal }) => run<K, V>(name, input, { signal }))
  }
  return {
    query,
    mutation: <K extends keyof X & string>(name: K) => ({
      mutationKey: [service, name] as const,
      mutationFn: (input: Input<X[K]>) => run(name, input, {}),
    }),
  }
}

export type Queries<X> = ReturnType<typeof queriesOf<X>>
