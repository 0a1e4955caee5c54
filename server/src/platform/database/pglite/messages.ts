/** What the main thread asks of the database thread. */
export type Ask =
  | {
      readonly do: 'query'
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

export interface ThreadRequest {
  readonly number: number
  readonly ask: Ask
}

export type ThreadMessage =
  | { readonly is: 'ready' }
  | { readonly is: 'answer'; readonly number: number; readonly value: unknown }
  | { readonly is: 'fault'; readonly number: number; readonly fault: Fault }
  | { readonly is: 'notice'; readonly channel: string; readonly payload: string }
