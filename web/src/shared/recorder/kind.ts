/** A picture with sound, or sound alone. */
export type RecordingKind = 'video' | 'audio'

/** What was recorded or chosen, in a form that plays everywhere in this browser and can be sought. */
export interface Recording {
  readonly blob: Blob
  readonly seconds: number
}

export interface Topics {
  /** "Three things to say". */
  readonly title: string
  /** What is shown while recording, one after the other. */
  readonly lines: readonly string[]
}
