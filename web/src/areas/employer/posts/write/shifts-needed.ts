import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { hoursOfShifts } from '#web/shared/week/worked-hours'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'

type Shared = Pick<PostValues, 'shifts' | 'shiftsNeeded'>
/** The post as it is saved; null before the first save. */
type Saved = Pick<EmployerJob, 'status' | 'shifts' | 'shiftsNeeded'> | null

/** Whether there is a choice of how many shifts one person works. */
export const asksShiftsNeeded = ({ shifts, shiftsNeeded }: Shared): boolean => shifts.length > 1 || shiftsNeeded !== null

/** What is left of that choice once there are so many shifts: as many as there are is all of them. */
export const neededOf = (shiftsNeeded: number | null, count: number): number | null =>
  shiftsNeeded !== null && shiftsNeeded >= count ? null : shiftsNeeded

/** The hours of a week that one person works of these shifts, in halves: all of them, or so many of the usual length. */
export function hoursEach({ shifts, shiftsNeeded }: Shared): number {
  const share = shiftsNeeded === null || shifts.length === 0 ? 1 : shiftsNeeded / shifts.length
  return Math.round(hoursOfShifts(shifts) * share * 2) / 2
}

/** The seats of these shifts over which one person works so many; how many such people they take, and how many seats are left then. */
function shared(seats: readonly number[], each: number) {
  const takes = (people: number) => seats.reduce((sum, one) => sum + Math.min(one, people), 0) >= people * each
  const all = seats.reduce((sum, one) => sum + one, 0)
  let people = Math.floor(all / each)
  // Nobody works one shift twice over.
  while (people > 0 && !takes(people)) people -= 1
  return { people, left: all - people * each }
}
const seatsOf = ({ shifts }: Pick<Shared, 'shifts'>): number[] => shifts.map(({ people = 1 }) => people)

/** How many people fill these shifts: as many as the fullest needs where everybody works all of them, else as many as get their share of the seats. */
export function peopleFor({ shifts, shiftsNeeded }: Shared): number {
  const seats = seatsOf({ shifts })
  return Math.max(1, ...(shiftsNeeded === null ? seats : [shared(seats, shiftsNeeded).people]))
}

/** How many seats are left once everybody has their share of shifts; none where everybody works all of them. */
export const seatsLeft = ({ shifts, shiftsNeeded }: Shared): number =>
  shiftsNeeded === null || shiftsNeeded > shifts.length ? 0 : shared(seatsOf({ shifts }), shiftsNeeded).left

const isOut = (saved: Saved): boolean => saved !== null && saved.status !== 'draft'

type ShiftValues = Shared & Pick<PostValues, 'hoursPerWeek' | 'vacancies' | 'hoursByAgreement'>
/**
 * The form with other shifts, or another choice among them; hours a week go along, unless others were written beside shifts, and so do people
 * while the post is a draft: places that people have read about change only where somebody says so.
 */
export function withShifts(before: ShiftValues, change: Partial<Shared>, saved: Saved): Partial<ShiftValues> {
  const after = { ...before, ...change }
  const hadNone = before.shifts.length === 0
  const hours = before.hoursPerWeek === '' || (hadNone && !before.hoursByAgreement) || Number(before.hoursPerWeek) === hoursEach(before)
  const people = !isOut(saved) && Number(before.vacancies) === peopleFor(before)
  return {
    ...change,
    ...(hours && after.shifts.length > 0 && { hoursPerWeek: hoursEach(after) }),
    ...(people && { vacancies: peopleFor(after) }),
  }
}

/** How many people the changed shifts of a post that is out take, where it looks for another number; null where there is nothing to say. */
export function peopleNow(values: Shared & Pick<PostValues, 'vacancies'>, saved: Saved): number | null {
  if (saved === null || !isOut(saved) || values.shifts.length === 0) return null
  const people = peopleFor(values)
  return people === Number(values.vacancies) || people === peopleFor(saved) ? null : people
}

/** Whether the hours a week say something else than the shifts do. */
export const isOtherThanShifts = (values: Shared & Pick<PostValues, 'hoursPerWeek'>): boolean =>
  values.shifts.length > 0 && values.hoursPerWeek !== '' && Number(values.hoursPerWeek) !== hoursEach(values)

/** Whether the hours a week are typed, and do not follow from the shifts. */
export const asksHours = (values: Omit<ShiftValues, 'vacancies'>): boolean => values.hoursByAgreement || isOtherThanShifts(values)
