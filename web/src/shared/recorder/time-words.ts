import { words } from '#web/shared/recorder/words'
import { counted } from '#web/shared/words/numbers'

/** "0:38" of seconds; what is within a picture of the next second counts as that. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds + 0.05))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** "1 minute", "45 seconds", "1 minute 30 seconds". */
export function lengthOf(seconds: number): string {
  const whole = Math.round(seconds)
  const minutes = Math.floor(whole / 60)
  const rest = whole % 60
  if (minutes === 0) return counted(rest, 'second')
  return rest === 0 ? counted(minutes, 'minute') : `${counted(minutes, 'minute')} ${counted(rest, 'second')}`
}

/** Whole seconds left, counted so that 0 means over. */
export const secondsLeft = (elapsed: number, most: number): number => Math.max(0, Math.ceil(most - elapsed))

const told = [10, 30] as const
/** What a screen reader says about the time: seldom, as it would be heard in the recording. `more` seconds are left to finish a sentence. */
export function spokenTime(left: number, most: number, more = 0): string {
  if (left <= 0) return more > 0 ? words.finish : words.timeUp
  const mark = told.find((seconds) => left <= seconds && seconds < most)
  return mark === undefined ? words.recording : words.secondsLeft(mark)
}
