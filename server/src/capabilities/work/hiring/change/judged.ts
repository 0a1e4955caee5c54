import type { ChangeLine } from '@evenshift/contract/model/job/job-change'
import { type ChangeEffect } from '@evenshift/contract/states/job/job-change'
import { shiftsLeft } from '@evenshift/contract/states/job/usual-hours'
import { isSameTime } from '@evenshift/contract/states/shift-words'
import { tabOf } from '@evenshift/contract/states/application/application'
import { type Fit, fitWith } from '#server/capabilities/work/hiring/apply/fit'
import { askedAfter, askedBefore } from '#server/capabilities/work/hiring/change/asked-shifts'
import { type Prospects, effectOf } from '#server/capabilities/work/hiring/change/effect'
import { effectWords, fitWords, offerKeptWords } from '#server/capabilities/work/hiring/change/words'
import { placesLeft } from '#server/capabilities/work/hiring/cover/places'
import { takenShifts } from '#server/capabilities/work/hiring/cover/seats'
import { besideJob, seekerAtWork } from '#server/capabilities/work/hiring/offers/at-work'
import { offersOf } from '#server/capabilities/work/hiring/offers/offers-sent'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import { changeAsked, showsContact } from '#server/capabilities/work/hiring/rules'
import { type JobForApplication, type WeighedEdit, isAllBetter, changeLines } from '#server/capabilities/work/jobs/public'
import { backgroundOf } from '#server/capabilities/parties/profiles/public'
import { type MatchSeeker, cardFitOf } from '#server/capabilities/ground/match/public'
import type { Db } from '#server/platform/database/port'

type Shifts = JobForApplication['shifts']

/** An application as a change of its job leaves it. */
export interface JudgedApplication {
  readonly row: ApplicationRow
  readonly asked: Shifts
  /** What of the change is theirs: of the shifts that they asked for, where they chose some. */
  readonly lines: readonly ChangeLine[]
  readonly fit: Fit
  readonly effect: ChangeEffect
  /** Whether it asks for their word: what an earlier change asked is still asked. */
  readonly isAsked: boolean
  readonly before: Prospects
  readonly after: Prospects
  /** For the employer. */
  readonly because: string
  /** For the seeker. */
  readonly words: string
}

function prospectsOf(job: JobForApplication, asked: Shifts, { fit }: Fit, seeker: MatchSeeker | null): Prospects {
  const musts = job.skillsRequired.filter(({ must }) => must)
  const skills = seeker === null ? null : cardFitOf({ ...job, skillsRequired: musts }, seeker).skills
  const clashing = fit?.clashingShifts ?? []
  return { of: asked.length, fit: fit?.shiftsFit ?? null, clashing, mustsMissing: skills === null ? 0 : skills.asked - skills.met }
}

/** What this edit changes of the job as this application asks for it; nothing where it's only of shifts that they never asked for, or can't be given. */
function linesFor(
  { status, shiftIds }: ApplicationRow,
  { before, after, lines, firstDay }: WeighedEdit,
  taken: ReadonlySet<string>,
): readonly ChangeLine[] {
  const [was, is] = [before.terms, after.terms]
  const asked = shiftsLeft({ shifts: askedBefore(was, shiftIds) }, taken)
  const isAll = asked.length === 0 || asked.length === was.shifts.length
  const own = isAll
    ? lines
    : changeLines(was, is, { own: { before: asked, after: shiftsLeft({ shifts: askedAfter(was, is, shiftIds) }, taken) } })
  return [...own, ...(showsContact(status) ? firstDay : [])]
}

const isNewIn =
  (before: Shifts) =>
  (shift: Shifts[number]): boolean =>
    !before.some((was) => isSameTime(was, shift))

/** How a change of the job leaves those of these applications that it says anything new to, with both sides reckoned by the seeker's week of today. */
export async function judgedBy(
  db: Db,
  rows: readonly ApplicationRow[],
  edit: WeighedEdit,
  { before, after }: { readonly before: JobForApplication; readonly after: JobForApplication },
  now: Date,
): Promise<JudgedApplication[]> {
  const isFull = (await placesLeft(db, [after], now)).get(after.id) === 0
  const newShifts = after.shifts.filter(isNewIn(before.shifts))
  const filled = await takenShifts(db, [after], now)
  const offers = await offersOf(
    db,
    rows.filter(({ status }) => tabOf(status) === 'jobOffer').map(({ id }) => id),
  )
  const judged: JudgedApplication[] = []
  for (const row of rows) {
    const hasOffer = tabOf(row.status) === 'jobOffer'
    const taken: ReadonlySet<string> = hasOffer ? new Set() : filled
    const lines = linesFor(row, edit, taken)
    if (lines.length === 0) continue
    const [atWork, background] = [await seekerAtWork(db, row.seekerId, now), await backgroundOf(db, row.seekerId)]
    const seeker = atWork && besideJob(atWork, row.jobId)
    const [was, asked] = [askedBefore(before, row.shiftIds), askedAfter(before, after, row.shiftIds)]
    const fit = fitWith(after, asked, seeker, background)
    // What they can expect is of the shifts that others haven't got.
    const prospects = (job: JobForApplication, shifts: Shifts): Prospects => {
      const left = [...shiftsLeft({ shifts }, taken)]
      return prospectsOf(job, left, fitWith(job, left, seeker, background), seeker)
    }
    const [one, other] = [prospects(before, was), prospects(after, asked)]
    // Nobody is asked whether they could do what others have.
    const isGone = isFull || (asked.length > 0 && asked.every(({ _id }) => taken.has(_id)))
    const effect = hasOffer ? 'same' : effectOf(one, other)
    judged.push({
      row,
      asked,
      lines,
      fit,
      effect,
      isAsked: !hasOffer && !isGone && (effect === 'worse' || !isAllBetter(lines) || changeAsked(row) !== null),
      before: one,
      after: other,
      because: hasOffer ? 'Their offer keeps its terms' : effectWords(effect, one, other, newShifts),
      words: hasOffer ? offerKeptWords(offers.get(row.id)?.shifts ?? []) : fitWords(one, other),
    })
  }
  return judged
}
