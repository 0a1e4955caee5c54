/** Which of a job's shifts people choose from and how long a week of them is, by one rule for who offers it and who reads it. */
import { type Worked, workedHours } from '#contract/states/worked-hours'

interface Choice<S> {
  readonly shifts: readonly S[]
  /** How many of them one person works at least; null where they work all. */
  readonly shiftsNeeded: number | null
}

/** How many of these shifts one person works at least. */
export const askedOf = ({ shifts, shiftsNeeded }: Choice<unknown>): number => Math.min(shiftsNeeded ?? shifts.length, shifts.length)

type Named = { readonly _id?: string | undefined }
const notTaken = <S extends Named>({ shifts }: Pick<Choice<S>, 'shifts'>, taken: ReadonlySet<string>): readonly S[] =>
  shifts.filter(({ _id }) => _id === undefined || !taken.has(_id))

/** Whether fewer shifts are left than one person is to work: nobody can apply. */
export const hasTooFewShifts = (job: Choice<Named>, taken: ReadonlySet<string>): boolean =>
  notTaken(job, taken).length < (job.shiftsNeeded ?? 0)

/** The shifts that somebody can still be given; all of them where every one is filled, so that none reads as one without shifts. */
export function shiftsLeft<S extends Named>(job: Pick<Choice<S>, 'shifts'>, taken: ReadonlySet<string>): readonly S[] {
  const left = notTaken(job, taken)
  return left.length > 0 ? left : job.shifts
}

/** The shifts that whoever applies can choose from; all of them where so few are left that nobody can. */
export const openShifts = <S extends Named>(job: Choice<S>, taken: ReadonlySet<string>): readonly S[] =>
  hasTooFewShifts(job, taken) ? job.shifts : notTaken(job, taken)

/**
 * The hours of one person's usual week: those of the advert where everybody works all its shifts, else those of as many of the open ones as are
 * asked, the shortest first, up to all of them; the most is null where that is the same.
 */
export function usualHours(
  job: { readonly shifts: readonly unknown[]; readonly shiftsNeeded: number | null; readonly hoursPerWeek: number | null },
  open: readonly Worked[],
): { readonly hours: number; readonly hoursMost: number | null } {
  const asked = askedOf({ ...job, shifts: open })
  const lengths = open.map(workedHours).toSorted((a, b) => a - b)
  const sum = (some: readonly number[]): number => some.reduce((total, one) => total + one, 0)
  const isAll = asked === job.shifts.length
  const hours = (isAll ? job.hoursPerWeek : null) ?? sum(lengths.slice(0, asked))
  const longest = isAll ? hours : sum(lengths)
  return { hours, hoursMost: longest > hours ? longest : null }
}
