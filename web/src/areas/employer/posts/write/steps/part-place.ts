import type { PostPart } from '@evenshift/contract/states/job/job-terms'

/** The id of the element that holds a part's fields. */
export const partPlace = (part: PostPart): string => `part-${part}`

/** Brings a part's first field into focus, or the button that has its fields. */
export function focusPart(part: PostPart): void {
  document.getElementById(partPlace(part))?.querySelector<HTMLElement>('input, textarea, button')?.focus()
}
