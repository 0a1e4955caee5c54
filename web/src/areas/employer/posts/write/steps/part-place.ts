import type { PostPart } from '@evenshift/contract/states/job/job-terms'

/** The id of the element that holds a part's fields. */
export const partPlace = (part: PostPart): string => `part-${part}`

/** The id of the element that tells what is wrong with the words of a field, below the text itself. */
export const wordingPlace = (field: string): string => `wording-${field}`

/** Brings the first way to mend the words of one of these fields into focus; false where no text is told about. */
export function focusWording(fields: readonly string[]): boolean {
  const buttons = fields.flatMap((field) => document.getElementById(wordingPlace(field))?.querySelector('button') ?? [])
  buttons[0]?.focus()
  return buttons.length > 0
}

/** Brings a part's first field into focus, or the button that has its fields. */
export function focusPart(part: PostPart): void {
  document.getElementById(partPlace(part))?.querySelector<HTMLElement>('input, textarea, button')?.focus()
}
