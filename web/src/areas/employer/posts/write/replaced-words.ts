import type { UseFormReturnType } from '@mantine/form'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'

/** A text with other words wherever these stand, with a capital where there was one. */
export const replacedWords = (text: string, words: string, other: string): string =>
  text.replaceAll(new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'), (found) =>
    found.charAt(0) === found.charAt(0).toLowerCase() ? other : other.charAt(0).toUpperCase() + other.slice(1),
  )

/** The same in a field of a post. */
export const replaceIn =
  (form: UseFormReturnType<PostValues>, field: 'title' | 'description' | 'responsibilities' | 'tips' | 'dressCode' | 'minimumAgeReason') =>
  (words: string, other: string): void =>
    form.setFieldValue(field, replacedWords(form.values[field], words, other))
