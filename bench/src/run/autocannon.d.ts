/** The vendor brings no types: the part that is used here. */
declare module 'autocannon' {
  interface Load {
    readonly url: string
    readonly connections: number
    readonly headers?: Readonly<Record<string, string>>
  }
  export default function autocannon(
    /** How many requests to make in all, or for how many seconds. */
    options: Load & ({ readonly amount: number } | { readonly duration: number }),
  ): Promise<{
    readonly non2xx: number
    readonly errors: number
    readonly requests: { readonly total: number }
    /** In seconds. */
    readonly duration: number
    /** In milliseconds. */
    readonly latency: { readonly p99: number }
  }>
}
