import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { isChoice } from '@evenshift/contract/states/job/shift-choice'
import { openShifts } from '@evenshift/contract/states/job/usual-hours'
import { type PostInput, type PostValues, postInputOf } from '#web/areas/employer/posts/write/post-values'

type Written = Pick<PostInput, 'shifts' | 'shiftsNeeded'>
/** The post as it is saved; null before the first save. */
type Saved = Pick<EmployerJob, 'shifts' | 'takenShifts'> | null

/** The ids of a post’s shifts that are filled: none where everybody works all of them, nor one that takes more people than it did. */
export function filledShifts(written: Written, saved: Saved): ReadonlySet<string> {
  if (saved === null || !isChoice(written)) return new Set()
  const peopleBefore = new Map(saved.shifts.map(({ _id, people }) => [_id, people]))
  return new Set(
    written.shifts.flatMap(({ _id, people }) =>
      _id !== undefined && saved.takenShifts.includes(_id) && (people ?? 1) <= (peopleBefore.get(_id) ?? 0) ? _id : [],
    ),
  )
}

/** What the call takes of a form, with those of its shifts that people can choose from. */
export function postWithOpen(values: PostValues, saved: Saved): PostInput & { readonly open: PostInput['shifts'] } {
  const job = postInputOf(values)
  return { ...job, open: [...openShifts(job, filledShifts(job, saved))] }
}
export type PostWithOpen = ReturnType<typeof postWithOpen>
