import type { ComponentProps } from 'react'
import { type UnsavedProps, useUnsaved } from '#web/ui/unsaved/useUnsaved'

interface FormProps extends Omit<ComponentProps<'form'>, 'noValidate'>, UnsavedProps {
  readonly what: string
}

/** A form on a page. Nobody leaves it without a word; faults are the caller's to show, not the browser's. */
export function Form({ unsaved, what, busy, ...form }: FormProps) {
  const { question } = useUnsaved({ unsaved, what, busy })
  return (
    <>
      <form noValidate {...form} />
      {question}
    </>
  )
}
