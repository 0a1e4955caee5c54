import type { Method } from '@evenshift/contract/call'
import type { ErrorEnvelope } from '@evenshift/contract/refusals'
import { type Locator, type Page, type Response, expect } from '@playwright/test'
import type { z } from 'zod'
import { PLANTED } from '#e2e/screen/watch'
import { wirePaths } from '#e2e/forms/wire-paths'

export interface RefusedForm {
  /** Of the contract; its path is the end of the address. */
  readonly call: { readonly method: Method; readonly path: string }
  /** Of the contract: the call's body, or the part of it that this form sends. */
  readonly body: z.ZodType
  /** Presses the button, and whatever stands between it and the call. */
  readonly submit: () => Promise<void>
  readonly form: Locator
  /**
   * Where each path on the wire is told: the label of its control or group, or `note` where the form has none. A path stands for those
   * below it that are not named themselves, and may name the second of a list.
   */
  readonly fields: Readonly<Record<string, string | RegExp | Locator>>
  /** What is made anew with each try, such as the key of an upload. */
  readonly anew?: readonly string[]
}

/** How long a busy machine may take for what `submit` presses, in milliseconds. */
const SUBMIT_MS = 45_000

const envelope = (path: string, message: string): ErrorEnvelope => ({
  statusCode: 400,
  code: 'INVALID_INPUT',
  message: 'There’s a problem. Check the fields marked below.',
  errors: [{ path, message }],
  requestId: 'planted',
})

/** The field that stands for a path: itself, or the nearest one above. */
function nearest(path: string, fields: RefusedForm['fields']): string | undefined {
  const parts = path.split('.')
  return parts.map((_, less) => parts.slice(0, parts.length - less).join('.')).find((one) => Object.hasOwn(fields, one))
}

/** Whether a sentence stands at a control, by what describes it or in its own group, and whether the person is taken there. */
const isTold = (control: Element, message: string) => {
  const described = (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
  const group = control.closest('.mantine-InputWrapper-root, fieldset, [role="group"], [role="radiogroup"]')
  const told = [...described, control.textContent, group?.textContent].some((text) => text?.includes(message))
  const place = group ?? control
  return { told, focused: place.contains(document.activeElement) || control.contains(document.activeElement) }
}

/**
 * Has the server refuse a filled form once for each place of its body, and sees each sentence at its field with the focus there, and
 * everything still written; then lets it through. A field that joins the contract is told nowhere, and so fails, until it is named.
 */
export async function refuseEachField(page: Page, { call, body, submit, form, fields, anew = [] }: RefusedForm): Promise<void> {
  const address = new RegExp(`${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  const paths = wirePaths(body)
  const first = new Set(paths.flatMap((path) => path.split('.').map((_, end, parts) => parts.slice(0, end + 1).join('.'))))
  const unknown = Object.keys(fields).filter((path) => !first.has(path.replaceAll(/\.\d+(?=\.|$)/g, '.0')))
  expect(unknown, 'fields that the contract doesn’t have').toEqual([])
  expect(
    paths.filter((path) => nearest(path, fields) === undefined),
    'fields of the contract without a place on the form',
  ).toEqual([])

  const sent: unknown[] = []
  let refused: ErrorEnvelope | null = null
  const at = (url: URL) => address.test(url.pathname)
  await page.route(at, async (route) => {
    const request = route.request()
    if (request.method() !== call.method) return route.fallback()
    const written = request.postDataJSON() as Readonly<Record<string, unknown>> // every body of the contract is an object
    sent.push(Object.fromEntries(Object.entries(written).filter(([name]) => !anew.includes(name))))
    if (refused === null) return route.fallback()
    return route.fulfill({ status: refused.statusCode, json: refused, headers: { [PLANTED]: 'refusal' } })
  })
  const send = async () => {
    const isIts = (answer: Response) => answer.request().method() === call.method && at(new URL(answer.url()))
    const answered = page.waitForResponse(isIts, { timeout: SUBMIT_MS })
    const [answer] = await Promise.all([answered, submit()])
    return answer
  }

  for (const path of new Set([...paths, ...Object.keys(fields)])) {
    const message = `Planted at ${path}, try ${sent.length + 1}`
    refused = envelope(path, message)
    await send()
    const place = fields[nearest(path, fields) ?? '']
    if (place === undefined || place === 'note') {
      await expect(form.getByRole('alert').filter({ hasText: message }), `${path} is said in the note`).toBeVisible()
    } else {
      const isLabel = typeof place === 'string' || place instanceof RegExp
      // A label is also that of the list that its field opens.
      const control = isLabel ? form.getByLabel(place, { exact: true }).filter({ visible: true }).first() : place.first()
      await expect(page.getByText(message).first(), `${path} is said`).toBeVisible()
      await expect.poll(() => control.evaluate(isTold, message), `${path} at its field`).toEqual({ told: true, focused: true })
    }
    expect(sent.at(-1), `what is written when ${path} is refused`).toEqual(sent[0])
  }
  refused = null
  expect((await send()).status(), 'the form, let through').toBeLessThan(300)
  expect(sent.at(-1), 'what is written at the end').toEqual(sent[0])
  await page.unroute(at)
}
