import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react'

type Texts<Name extends string> = Readonly<Record<Name, string>>
type Faults = Readonly<Record<string, string | null>>

interface Fields<Name extends string> {
  readonly start: Texts<Name>
  /** What is wrong with a field's text, or null. */
  readonly faultOf: Readonly<Record<Name, (text: string) => string | null>>
}

/** A few text fields, checked when they are sent; the first one with a fault takes the focus. Small, because signing in must be. */
export function useFields<Name extends string>({ start, faultOf }: Fields<Name>) {
  const form = useRef<HTMLFormElement>(null)
  const [texts, setTexts] = useState(start)
  const [faults, setFaults] = useState<Faults>({})
  const names = Object.keys(start) as Name[]

  const showFaults = (shown: Faults): void => {
    setFaults(shown)
    const first = names.find((name) => shown[name])
    const field = first && form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
  /** Whether these fields are right; shows what is wrong with them. */
  const check = (checked: readonly Name[] = names): boolean => {
    const found = Object.fromEntries(checked.map((name) => [name, faultOf[name](texts[name])]))
    showFaults(found)
    return checked.every((name) => !found[name])
  }
  return {
    texts,
    check,
    showFaults,
    /** What an input takes. */
    input: (name: Name) => ({
      name,
      value: texts[name],
      error: faults[name] ?? null,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { value } = event.currentTarget
        setTexts((before) => ({ ...before, [name]: value }))
        setFaults((before) => ({ ...before, [name]: null }))
      },
    }),
    /** What the form takes: `send` is called with the texts when all of them are right. */
    form: (send: (texts: Texts<Name>) => void) => ({
      ref: form,
      noValidate: true,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault()
        if (check()) send(texts)
      },
    }),
  }
}
