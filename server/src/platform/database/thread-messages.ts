/** What the main thread asks of the database thread. */
export type Ask =
  | {
      readonly do: 'query'
      /** Of a statement that is to be kept prepared. */
      readonly name?: string
      readonly text: string
      readonly values: unknown[]
      readonly rowMode?: 'array' | 'object'
      readonly timesAsText: boolean
    }
  | { readonly do: 'exec'; readonly text: string }
  | { readonly do: 'listen'; readonly channel: string }
  | { readonly do: 'close' }

/** A failed statement as it crosses the threads; `code` is the SQLSTATE. */
export interface Fault {
  readonly message: string
  readonly code?: string
  readonly detail?: string
  readonly constraint?: string
  readonly table?: string
  readonly column?: string
}

export interface Asked {
  readonly number: number
  readonly ask: Ask
}

export type Told =
  | { readonly is: 'ready' }
  | { readonly is: 'answer'; readonly number: number; readonly value: unknown }
  | { readonly is: 'fault'; readonly number: number; readonly fault: Fault }
  | { readonly is: 'notice'; readonly channel: string; readonly payload: string }
