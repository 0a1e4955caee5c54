/** What the landing page says of this market, in words. */
import type { ShownCard } from '#server/http/pages/job-card'

export interface WeekShift {
  /** 1 = Sunday to 7 = Saturday. */
  readonly day: number
  readonly start: string
  readonly end: string
  /** What its job is, in short. */
  readonly title: string
  /** "£12.90"; empty where it isn't by the hour. */
  readonly pay: string
}

export interface LandingJobs {
  /** The newest; none where no job is live. */
  readonly cards: readonly ShownCard[]
  /** "186", "more than 1,000". */
  readonly total: string
  /** Those that can still be had of the newest jobs. */
  readonly shifts: readonly WeekShift[]
}

export interface ShownFigure {
  /** "94%" */
  readonly figure: string
  /** What it is, read behind it: "of applications got a reply". */
  readonly label: string
  /** What it was counted from. */
  readonly note: string
}
