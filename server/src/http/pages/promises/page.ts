/** A page of what we promise and ask of people, in plain words. */
export interface PromisePage {
  readonly path: string
  readonly title: string
  /** The day on which its meaning last changed. */
  readonly changed: string
  readonly lead: readonly string[]
  /** A heading and its lines; one that begins with a dash is a point of a list. */
  readonly parts: readonly (readonly [heading: string, ...lines: string[]])[]
}
