/** One measured value beside the bar it defends; a figure without a bar is only told. */
export interface Figure {
  readonly measure: string
  readonly figure: number
  /** s, ms, MB, % ... */
  readonly unit: string
  /** The most that the figure may be, in the same unit. */
  readonly bar?: number
}

/** What every file of bench/src exports as `measure`: takes its time, then answers with what it saw. */
export type Measure = () => Promise<readonly Figure[]>
