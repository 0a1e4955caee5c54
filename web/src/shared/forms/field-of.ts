import type { UseFormReturnType } from '@mantine/form'

/** Value, change and fault of a form's field, for fields that take values instead of events. */
export function fieldOf<Values extends object, Key extends keyof Values & string>(form: UseFormReturnType<Values>, key: Key) {
  const { onChange } = form.getInputProps(key) as { readonly onChange: (value: unknown) => void }
  const fault = form.errors[key]
  return { value: form.values[key], onChange, error: typeof fault === 'string' ? fault : null }
}

/** How long a fault may take to be drawn, in milliseconds: whatever is wrong later has another cause. */
const DRAWN_MS = 1000

/** A field, group or list that is marked as wrong. */
const MARKED = '[aria-invalid="true"], [data-error]'
const FIELD = 'input:not([type="hidden"], [type="file"], :disabled), textarea:not(:disabled), select:not(:disabled)'

/** Where to type or choose in a marked place: a group has fields, a list may have only its buttons. */
function wayInto(place: Element | null): HTMLElement | null {
  if (place?.matches(FIELD)) return place as HTMLElement // a field is one
  const within = place?.querySelector<HTMLElement>(FIELD) ?? place?.querySelector('button')
  // A group of fields that are all off takes the focus itself.
  return within ?? (place?.matches('[tabindex]') ? (place as HTMLElement) : null) // what has a tabindex can be focused
}

/** Brings the first wrong field into focus once it is drawn, so that nobody has to look for it. */
export function focusFirstFault(): void {
  const focus = (): boolean => {
    const place = document.querySelector('[role="dialog"]') ?? document
    const field = wayInto(place.querySelector(MARKED))
    field?.focus()
    return field !== null
  }
  requestAnimationFrame(() => {
    if (focus()) return
    const drawing = new MutationObserver(() => focus() && drawing.disconnect())
    drawing.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-invalid', 'data-error'] })
    setTimeout(() => drawing.disconnect(), DRAWN_MS)
  })
}
