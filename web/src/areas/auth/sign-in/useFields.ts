import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react'
import { refusalOf } from '#web/shared/forms/refusal'

type Texts<Name extends string> = Readonly<Record<Name, string>>
type Faults = Readonly<Record<string, string | null>>

interface Fields<Name extends string> {
  readonly start: Texts<Name>
  /** What is wrong with a field's text, or null. */
  readonly faultOf: Readonly<Record<Name, (text: string) => string | null>>
  /** What of the typed text a field takes; all of it where this says nothing. */
  readonly textOf?: Readonly<Partial<Record<Name, (typed: string) => string>>>
}

/** A few text fields, checked when they are sent; the first one with a fault takes the focus. Small, because signing in must be. */
export function useFields<Name extends string>({ start, faultOf, textOf }: Fields<Name>) {
  const form = useRef<HTMLFormElement>(null)
  const [texts, setTexts] = useState(start)
  const [faults, setFaults] = useState<Faults>({})
  const [note, setNote] = useState<readonly string[]>([])
  const names = Object.keys(start) as Name[]

  const fieldOf = (name: Name): HTMLElement | null => {
    const field = form.current?.elements.namedItem(name)
    return field instanceof HTMLElement ? field : null
  }
  const showFaults = (shown: Faults): void => {
    setFaults(shown)
    setNote([])
    const first = names.find((name) => shown[name])
    if (first) fieldOf(first)?.focus()
  }
  /** Tells what was refused: at the fields that stand in the form, and the rest in its note. */
  const refuse = (error: unknown): void => {
    const refusal = refusalOf(
      error,
      names.filter((name) => fieldOf(name)),
    )
    showFaults(refusal.fields)
    setNote(refusal.note)
  }
  /** Whether these fields are right; shows what is wrong with them. */
  const check = (checked: readonly Name[] = names): boolean => {
    const found = Object.fromEntries(checked.map((name) => [name, faultOf[name](texts[name])]))
    showFaults(found)
    return checked.every((name) => !found[name])
  }
  return {
    texts,
    note,
    check,
    refuse,
    /** What an input takes. */
    input: (name: Name) => ({
      name,
      value: texts[name],
      error: faults[name] ?? null,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const text = textOf?.[name]?.(event.currentTarget.value) ?? event.currentTarget.value
        setTexts((before) => ({ ...before, [name]: text }))
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
