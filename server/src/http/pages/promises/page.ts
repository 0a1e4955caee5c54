/** What depends on how the product is set up. */
export interface PromiseFacts {
  readonly hasAnalytics: boolean
  /** Whether Amazon Cognito keeps the passwords of whoever joins. */
  readonly hasCognito: boolean
}

/** A page of what we promise and ask of people, in plain words. */
export interface PromisePage {
  readonly path: string
  readonly title: string
  /** Its version: the day on which its meaning last changed, YYYY-MM-DD. */
  readonly changed: string
  readonly lead: readonly string[]
  /** A heading and its lines; one that begins with a dash is a point of a list. */
  readonly parts: readonly (readonly [heading: string, ...lines: (string | Way)[]])[]
}
/** A line that leads somewhere. */
export interface Way {
  readonly path: string
  readonly text: string
}
