/** The vendor brings no types: the part that is used here. */
declare module 'autocannon' {
  export default function autocannon(options: {
    readonly url: string
    readonly connections: number
    /** How many requests to make in all. */
    readonly amount: number
  }): Promise<{ readonly non2xx: number; readonly errors: number }>
}
