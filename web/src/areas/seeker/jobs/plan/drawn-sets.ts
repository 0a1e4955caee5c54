import type { Availability } from '@evenshift/contract/model/profile/availability'
import type { PlannedSet, WeekPlan } from '@evenshift/contract/model/job/plan'
import { hueOf, lettersOf } from '@evenshift/contract/monogram'
import { type SetWords, keyOf, setSentence, setWords } from '#web/areas/seeker/jobs/plan/plan-words'
import { type Hours, type PlannedBlock, hoursOf, plannedBlocks } from '#web/ui/week/planned-week'
import { words } from '#web/areas/seeker/jobs/plan/words'

/** By what a job is known in the picture: its own letter, and a hue that no other job of the week has. */
export interface Mark {
  readonly letter: string
  readonly hue: number
}
/** A proposed week with its words and its picture. */
export interface DrawnSet extends SetWords {
  readonly key: string
  readonly set: PlannedSet
  /** Of each of its jobs. */
  readonly marks: readonly Mark[]
  readonly blocks: readonly PlannedBlock[]
  /** The picture in words. */
  readonly sentence: string
}
export interface DrawnSets {
  readonly drawn: readonly DrawnSet[]
  /** The same for all, so that they can be compared. */
  readonly hours: Hours
  /** Work that is held, each once. */
  readonly work: readonly { readonly letter: string; readonly label: string }[]
}

const SHOWN_MOST = 3
const SAVED: SetWords = { title: words.yourSavedWeek, text: words.asYouLeftIt }

const HUES = 6
const NO_MARK: Mark = { letter: '', hue: 1 }
function marksOf({ jobs }: PlannedSet): Mark[] {
  const marks: Mark[] = []
  for (const { job } of jobs) {
    let hue = hueOf(job.employerName)
    while (marks.some((mark) => mark.hue === hue)) hue = (hue % HUES) + 1
    marks.push({ letter: lettersOf(job.title, false), hue })
  }
  return marks
}

/** The weeks that are proposed; the saved one is among them. */
export function drawnSets(found: WeekPlan, saved: PlannedSet | null, busy: Availability['busy']): DrawnSets {
  const { held, isReached } = found
  // Where none brings what was asked for, what comes closest is first.
  const sets = isReached ? found.sets : found.sets.toSorted((one, other) => other.left - one.left)
  const isProposed = saved !== null && sets.some((set) => keyOf(set) === keyOf(saved))
  const shown = saved === null || isProposed ? sets : [saved, ...sets].slice(0, SHOWN_MOST)
  const work = held.map((shift) => ({ ...shift, letter: lettersOf(shift.label, false) }))
  const drawn = shown.map((set): DrawnSet => {
    const marks = marksOf(set)
    const shifts = set.jobs.flatMap(({ job, shifts: chosen }, at) =>
      chosen.map(({ day, start, end }) => ({
        day,
        start,
        end,
        ...(marks[at] ?? NO_MARK),
        way: job.travel?.minutes ?? 0,
      })),
    )
    return {
      ...(set === saved ? SAVED : setWords(set, found)),
      key: keyOf(set),
      set,
      marks,
      blocks: plannedBlocks(shifts, busy, work),
      sentence: setSentence(set, held),
    }
  })
  const byLabel = new Map(work.map(({ letter, label }) => [label, { letter, label }]))
  return { drawn, hours: hoursOf(drawn.flatMap(({ blocks }) => blocks)), work: [...byLabel.values()] }
}
