import { type PostValues, blankPost, knownValues, writtenFields } from '#web/areas/employer/posts/write/post-values'

/** Without its days, which belong to one post alone. */
const withoutDays = <Values extends Partial<PostValues>>({ startDate: _first, closingDate: _last, ...values }: Values) => values

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What a post keeps as a template: its form, but for days and what was left as it is at first. */
export const templateOf = (values: PostValues): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(withoutDays(values)).filter(([key, value]) => !isSame(value, blankPost[key as keyof PostValues]))),
  )

/** The fields that a template fills in; a template that is only words is a description. */
export function valuesOfTemplate(body: string): Partial<PostValues> {
  const written = writtenFields(body)
  return written === null ? { description: body } : withoutDays(knownValues(written))
}
