import { type PostValues, blankPost, knownValues, writtenFields } from '#web/areas/employer/posts/write/post-values'
import { readLocal, removeLocal, writeLocal } from '#web/shared/local-store'

const keyOf = (id: string | null): string => id ?? 'new'
const all = () => writtenFields(readLocal('unsavedPost') ?? '') ?? {}

/** Keeps in this browser what is not saved yet, so that a reload or a lost connection takes nothing. `id` is null before the first save. */
export const keepPost = (id: string | null, values: PostValues): void =>
  writeLocal('unsavedPost', JSON.stringify({ ...all(), [keyOf(id)]: values }))

/** What was written into this post and not saved; null where there is nothing. */
export function keptPost(id: string | null): PostValues | null {
  const values = writtenFields(JSON.stringify(all()[keyOf(id)] ?? null))
  return values && { ...blankPost, ...knownValues(values) }
}

export function forgetPost(id: string | null): void {
  const { [keyOf(id)]: _saved, ...others } = all()
  if (Object.keys(others).length === 0) removeLocal('unsavedPost')
  else writeLocal('unsavedPost', JSON.stringify(others))
}
