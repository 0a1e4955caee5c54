/** What the page of a job says to whoever has its address, in words. */

export interface ShownShift {
  /** 1 = Sunday to 7 = Saturday. */
  readonly day: number
  readonly start: string
  readonly end: string
  /** "Sat 09:00–13:00". */
  readonly text: string
}

import type { ShownRecord } from '#server/http/pages/employer/shown'
import type { ShownCard } from '#server/http/pages/job-card'

export interface ShownJob {
  /** Its own address, the one in the web application, and where it is applied for without an account, from the slash on. */
  readonly path: string
  readonly appPath: string
  readonly applyPath: string
  /** It asks for more than applying without an account does. */
  readonly asksMore: boolean
  /** What to know before applying; empty where there is nothing. */
  readonly note: string
  readonly title: string
  readonly company: string
  /** "Leeds LS6", "From home". */
  readonly place: string
  /** Public files, from the slash on; empty where there are none. */
  readonly logo: string
  readonly photos: readonly string[]
  /** The few facts that rule a job in or out. */
  readonly marks: readonly string[]
  /** "£12.90", "an hour" and "16 hours a week, £206.40". */
  readonly pay: { readonly figure: string; readonly unit: string; readonly week: string; readonly law: string }
  readonly payRows: readonly Row[]
  /** Null for work from home. */
  readonly way: ShownWay | null
  readonly week: { readonly title: string; readonly note: string; readonly shifts: readonly ShownShift[] }
  readonly reply: ShownRecord & { readonly title: string }
  readonly description: string
  readonly tasks: readonly string[]
  /** What one has to be or bring, each with a line about it. */
  readonly needs: readonly { readonly title: string; readonly text: string }[]
  readonly details: readonly Row[]
  /** Where everybody may read about it, from the slash on. */
  readonly companyPath: string
  /** "Cafés, Leeds". */
  readonly companyFacts: string
  /** In its own words; empty where it says nothing. */
  readonly companyBio: string
  /** What was checked about the company, and when. */
  readonly checks: readonly string[]
  /** What a preview of the address says. */
  readonly summary: string
  /** The same for search engines, as schema.org's JobPosting; addresses in it begin with a slash. */
  readonly posting: PostingFacts
}
/** The way there from a place that somebody typed, by several means. */
export interface ShownWay {
  /** As it was typed; empty where nothing was. */
  readonly from: string
  /** "By bike", "11 min" and "£11.80": what is left of an hour's pay, empty where that isn't known. */
  readonly ways: readonly { readonly means: string; readonly minutes: string; readonly hourly: string }[]
  /** What is wrong with what was typed; empty where nothing is. */
  readonly fault: string
  /** A town says no way: what would. */
  readonly isTown: boolean
}
export type Row = readonly [label: string, value: string]

export interface PostingFacts {
  /** YYYY-MM-DD */
  readonly datePosted: string
  /** YYYY-MM-DD, its last day. */
  readonly validThrough: string
  /** Null for work from home. */
  readonly place: { readonly town: string; readonly outcode: string | null } | null
  /** Pounds. */
  readonly pay: { readonly least: number; readonly most: number; readonly unit: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR' } | null
}

/** Live jobs of the same kind of work near one. */
export interface JobsLike {
  readonly cards: readonly ShownCard[]
  /** Where that is, as a search names it; empty where nobody travels. */
  readonly near: string
}
/** What the address of a job opens. */
export interface OpenedJob {
  /** Null for a job that takes no applications. */
  readonly job: ShownJob | null
  /** "Weekend barista at Café Hale", of one that takes none too. */
  readonly name: string
  readonly like: JobsLike
}
