import type { JobShift, Shift } from '@evenshift/contract/model/week'

/** A place by whatever number the caller gives it; shifts of one place have no way between them. */
export type PlaceKey = number

/** A shift of a job, with its unpaid break. */
export type PlanShift = Omit<JobShift, 'people'>

export interface PlanJob {
  readonly _id: string
  readonly place: PlaceKey
  readonly hourlyPence: number
  readonly shifts: readonly PlanShift[]
  /** How many of its shifts one person works; null where all of them. */
  readonly each: number | null
}

export interface HeldShift extends Shift {
  readonly place: PlaceKey
}

export interface PlanWanted {
  /** What is to be left after travel. */
  readonly pencePerWeek: number
  readonly hoursMost: number
  /** 'HH:MM', by which every way home is over; a time before 06:00 is the next day's. Null where any will do. */
  readonly homeBy: string | null
}

export interface PlanLimits {
  readonly isUnder18: boolean
  readonly weeklyHourLimit: number | null
  readonly heldShifts: readonly HeldShift[]
  readonly heldHours: number
}

export interface PlanPerson {
  readonly home: PlaceKey
  /** A character a half-hour, '1' where free, from Sunday 00:00; null where nothing is known. */
  readonly free: string | null
  readonly limits: PlanLimits
  readonly minutesBetween: (from: PlaceKey, to: PlaceKey) => number
  /** What so many trips there and back cost. */
  readonly costPence: (place: PlaceKey, trips: number) => number
}

export interface PlanFigures {
  /** Paid hours. */
  readonly hours: number
  readonly payPence: number
  /** From home and back for each shift: going straight from one job to the next can only be shorter. */
  readonly travelMinutes: number
  readonly travelPence: number
  readonly leftPence: number
}
/** One job of a set, with those of its shifts that are worked. */
export interface PlanPart extends PlanFigures {
  readonly _id: string
  readonly shifts: readonly PlanShift[]
}
export interface PlanSet extends PlanFigures {
  readonly jobs: readonly PlanPart[]
}

/** One limit to ease, and how many sets reach the money then. */
export type Easing =
  | { readonly ease: 'hours'; readonly to: number; readonly sets: number }
  | { readonly ease: 'homeBy'; readonly to: string; readonly sets: number }
  /** The most that can be had within the other limits. */
  | { readonly ease: 'money'; readonly to: number }

export interface Plan {
  readonly sets: readonly PlanSet[]
  readonly isReached: boolean
  /** Empty where the money is reached. */
  readonly easings: readonly Easing[]
  /** False where a job can be worked in more ways than are looked at. */
  readonly isExact: boolean
}
