import type { Call } from '@evenshift/contract/call'
import { expect } from '@playwright/test'
import type { z } from 'zod'
import type { RefusedForm } from '#e2e/forms/refused-form'
import { wirePaths } from '#e2e/forms/wire-paths'

interface Reasons {
  /** Calls with a body that no form sends. */
  readonly formless: Readonly<Record<string, string>>
  /** Parts of a body that no form sends: "changeProfile hasWebcam". */
  readonly silent: Readonly<Record<string, string>>
}

/** Sees that every call with a body is sent by one of these forms, with every part of it, unless there is a reason. */
export function expectAllSent(
  calls: Readonly<Record<string, Call>>,
  forms: readonly Pick<RefusedForm, 'call' | 'body'>[],
  { formless, silent }: Reasons,
): void {
  const told = Object.entries(calls).flatMap(([name, call]) => {
    if (call.body === undefined || name in formless) return []
    const own = forms.filter((form) => form.call === call)
    const shown = new Set(own.flatMap(({ body }) => wirePaths(body)))
    // The contract's bodies are Zod's; `Call` knows only their types.
    const missing = wirePaths(call.body as z.ZodType).filter((path) => !shown.has(path) && !(`${name} ${path}` in silent))
    return missing.length > 0 ? [`${name}: ${own.length === 0 ? 'no form' : missing.join(', ')}`] : []
  })
  expect(told, 'calls and parts of them that no form sends').toEqual([])
  expect(
    Object.keys(formless).filter((name) => !calls[name]?.body),
    'calls that are no more',
  ).toEqual([])
}
