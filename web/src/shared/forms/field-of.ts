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
/** The cell of a week that Tab comes to. */
const CELL = '[role="gridcell"][tabindex="0"]'
const FIELD = 'input:not([type="hidden"], [type="file"], :disabled), textarea:not(:disabled), select:not(:disabled)'

/** Where to type or choose in a marked place: a group has fields, a week its cells, a list may have only its buttons. */
function wayInto(place: Element | null): HTMLElement | null {
  if (place?.matches(FIELD)) return place as HTMLElement // a field is one
  const within = place?.querySelector<HTMLElement>(FIELD) ?? place?.querySelector<HTMLElement>(CELL) ?? place?.querySelector('button')
  // A group of fields that are all off takes the focus itself.
  return within ?? (place?.matches('[tabindex]') ? (place as HTMLElement) : null) // what has a tabindex can be focused
}

/** What describes a marked place, or a field in it. */
const toldAt = (place: Element): string =>
  [place, ...place.querySelectorAll('[aria-describedby]')]
    .flatMap((one) => (one.getAttribute('aria-describedby') ?? '').split(' '))
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

/** The wrong field that is told this, or else the first; null while none is drawn. */
export function faultyField(fault?: string): HTMLElement | null {
  // Of dialogs over each other the last is the one that is filled in.
  const place = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document
  const marked = [...place.querySelectorAll(MARKED)]
  return wayInto(marked.find((one) => fault !== undefined && toldAt(one).includes(fault)) ?? marked[0] ?? null)
}

/** Brings the wrong field that is told this into focus once it is drawn, or else the first, so that nobody has to look for it. */
export function focusFault(fault?: string): void {
  const focus = (): boolean => {
    const field = faultyField(fault)
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

/** Brings the first wrong field into focus once it is drawn. */
export const focusFirstFault = (): void => focusFault()
