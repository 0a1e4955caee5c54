import type { Section } from '#server/capabilities/derived/exports/readable'
import type { FileFacts } from '#server/capabilities/ground/uploads/public'

/** Everything that goes into an archive. */
export interface Contents {
  /** Heads the page: whose data it is. */
  readonly title: string
  readonly sections: readonly Section[]
  readonly files: readonly FileFacts[]
}
/** Gathers what somebody may take along; null where they have nothing to take any more. */
export type Gather = (asked: { readonly personId: string; readonly email: string }) => Promise<Contents | null>
