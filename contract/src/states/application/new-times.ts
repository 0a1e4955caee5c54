/** Whether somebody who agreed to a shift comes at the time that its job moved it to. One table for server checks, buttons and tests. */
import { type ShiftTimes, inWeekOrder, isSameTime, shiftWords } from '#contract/states/shift-words'
import { dayName } from '#contract/states/week'

/** `kept`: they said that they keep the agreed time; `ended`: the job changed again or closed, or the work is off. */
export const newTimesStates = ['asked', 'agreed', 'kept', 'ended'] as const
export type NewTimesState = (typeof newTimesStates)[number]
export const newTimesAnswers = ['agreed', 'kept'] as const satisfies readonly NewTimesState[]
export type NewTimesAnswer = (typeof newTimesAnswers)[number]

interface NewTimesMove {
  /** null = nothing was ever asked. */
  readonly from: NewTimesState | null
  readonly to: NewTimesState
  readonly by: 'employer' | 'seeker' | 'clock'
}
const moves = (by: NewTimesMove['by'], from: readonly NewTimesMove['from'][], to: NewTimesState): NewTimesMove[] =>
  from.map((state) => ({ by, from: state, to }))
/** One question is open at a time, and nobody but its seeker answers it. */
export const newTimesMoves: readonly NewTimesMove[] = [
  ...moves('employer', [null, 'agreed', 'kept', 'ended'], 'asked'),
  ...moves('seeker', ['asked'], 'agreed'),
  ...moves('seeker', ['asked'], 'kept'),
  ...moves('clock', ['asked'], 'ended'),
]
export const mayMoveTimes = (from: NewTimesState | null, to: NewTimesState, by: NewTimesMove['by']): boolean =>
  newTimesMoves.some((move) => move.from === from && move.to === to && move.by === by)

/** A shift as it was agreed, and as the job has it now. */
export interface MovedShift<Was = ShiftTimes, Is = ShiftTimes> {
  readonly was: Was
  readonly is: Is
}

type Named = ShiftTimes & { readonly _id?: string | undefined }
/** The agreed shifts that the job has at other times by now, from Monday. */
export const movedSince = <Was extends Named, Is extends ShiftTimes & { readonly _id: string }>(
  agreed: readonly Was[],
  job: readonly Is[],
): MovedShift<Was, Is>[] =>
  inWeekOrder(agreed).flatMap((was) => {
    const is = job.find(({ _id }) => _id === was._id)
    return is === undefined || isSameTime(was, is) ? [] : [{ was, is }]
  })

interface Asked {
  readonly state: NewTimesState
  readonly shifts: readonly MovedShift<Named, Named>[]
}
/** Whether these new times are those of this question. */
export const isAskedFor = ({ shifts }: Asked, wanted: readonly Named[]): boolean =>
  shifts.length === wanted.length && wanted.every((one) => shifts.some(({ is }) => is._id === one._id && isSameTime(is, one)))
/** Who kept their time isn't asked the same again. */
export const mayAsk = (last: Asked | null, wanted: readonly Named[]): boolean =>
  wanted.length > 0 &&
  mayMoveTimes(last?.state ?? null, 'asked', 'employer') &&
  !(last !== null && last.state === 'kept' && isAskedFor(last, wanted))

const span = ({ start, end }: ShiftTimes): string => `${start}–${end}`
/** "Tue 07:00–12:00 → 08:00–13:00", with the new day where it's another. */
const arrow = ({ was, is }: MovedShift): string => `${shiftWords(was)} → ${was.day === is.day ? span(is) : shiftWords(is)}`
export const movedWords = (moved: readonly MovedShift[]): string => moved.map(arrow).join(', ')
/** "Tuesday from 07:00–12:00 to 08:00–13:00", to follow who changed it. */
export const movedInSentence = (moved: readonly MovedShift[]): string =>
  moved
    .map(({ was, is }) => `${dayName(was.day)} from ${span(was)} to ${was.day === is.day ? span(is) : `${dayName(is.day)}, ${span(is)}`}`)
    .join(' and ')
