import type { UseFormReturnType } from '@mantine/form'

/** Value, change and fault of a form's field, for fields that take values instead of events. */
export function fieldOf<Values extends object, Key extends keyof Values & string>(form: UseFormReturnType<Values>, key: Key) {
  const { onChange } = form.getInputProps(key) as { readonly onChange: (value: unknown) => void }
  const fault = form.errors[key]
  return { value: form.values[key], onChange, error: typeof fault === 'string' ? fault : null }
}

/** How long a fault may take to be drawn, in milliseconds: whatever is wrong later has another cause. */
const DRAWN_MS = 1000

/** Brings the first wrong field into focus once it is drawn, so that nobody has to look for it. */
export function focusFirstFault(): void {
  const focus = (): boolean => {
    const place = document.querySelector('[role="dialog"]') ?? document
    const field = place.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.focus()
    return field !== null
  }
  requestAnimationFrame(() => {
    if (focus()) return
    const drawing = new MutationObserver(() => focus() && drawing.disconnect())
    drawing.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
    setTimeout(() => drawing.disconnect(), DRAWN_MS)
  })
}
