import { focusFirstFault } from '#web/shared/forms/field-of'

const told = (place: Element): string =>
  (place.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

/** Brings the drawn field that is told this into focus, or the first of its group; without such a one the first wrong field. */
export function focusFault(fault: string): void {
  const place = [...document.querySelectorAll<HTMLElement>('[aria-describedby]')].find((one) => told(one).includes(fault))
  const field = place?.matches('input, textarea') ? place : place?.querySelector<HTMLElement>('input, button')
  if (field) field.focus()
  else focusFirstFault()
}
