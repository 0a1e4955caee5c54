import type { UseFormReturnType } from '@mantine/form'

/** Value, change and fault of a form's field, for fields that take values instead of events. */
export function fieldOf<Values extends object, Key extends keyof Values & string>(form: UseFormReturnType<Values>, key: Key) {
  const { onChange } = form.getInputProps(key) as { readonly onChange: (value: unknown) => void }
  const fault = form.errors[key]
  return { value: form.values[key], onChange, error: typeof fault === 'string' ? fault : null }
}

/** Brings the first wrong field into focus once it is drawn, so that nobody has to look for it. */
export function focusFirstFault(): void {
  requestAnimationFrame(() => {
    const place = document.querySelector('[role="dialog"]') ?? document
    place.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
}
