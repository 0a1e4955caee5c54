import { type PostValues, blankPost, knownValues, writtenFields } from '#web/areas/employer/posts/write/post-values'

/** Without its days, its photo and the ids of its shifts, which belong to one post alone. */
const withoutOwn = ({
  startDate: _first,
  closingDate: _last,
  entrancePhoto: _photo,
  shifts,
  ...values
}: Partial<PostValues>): Partial<PostValues> => ({
  ...values,
  ...(shifts && { shifts: shifts.map(({ _id, ...shift }) => shift) }),
})

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What a post keeps as a template: its form, but for what is its own and what was left as it is at first. */
export const templateOf = (values: PostValues): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(withoutOwn(values)).filter(([key, value]) => !isSame(value, blankPost[key as keyof PostValues]))),
  )

/** The fields that a template fills in; a template that is only words is a description. */
export function valuesOfTemplate(body: string): Partial<PostValues> {
  const written = writtenFields(body)
  return written === null ? { description: body } : withoutOwn(knownValues(written))
}
