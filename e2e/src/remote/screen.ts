import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import { type Pattern, type Step, find } from '#e2e/remote/find'
import { type Browser, InTheWay } from '#e2e/remote/browser'
import type { Part, RoleOptions, Screen } from '#e2e/screen/screen'

const library = readFileSync(createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8')

export interface RemoteScreen extends Screen {
  /** What has gone wrong in its pages so far. */
  readonly faults: () => Promise<readonly string[]>
}

// What follows runs in the page.

/**
 * Gives a field the focus and marks its text, to be typed over; tells whether it did. A field of another kind than text takes its value
 * at once, and without the focus: WebKitGTK's own date field, empty and focused, drops it.
 */
function prepare(field: HTMLInputElement, text: string): boolean {
  if (['date', 'time', 'month', 'number'].includes(field.type)) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
    return false
  }
  field.focus()
  field.select()
  return true
}

/** Whether a field still has the focus two frames on: a dialog that just opened takes it, and a space on its Close would close it. */
async function keepsFocus(field: Element): Promise<boolean> {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  return document.activeElement === field
}

/** What is thrown, or refused by the content security policy, is kept in the page from now on. */
function watch(): void {
  const page = globalThis as unknown as { faults?: string[] }
  if (page.faults) return
  const faults: string[] = (page.faults = [])
  addEventListener('error', ({ message }) => faults.push(`thrown: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`rejected: ${String(reason)}`))
  addEventListener('securitypolicyviolation', ({ blockedURI }) => faults.push(`blocked: ${blockedURI}`))
}

const takeFaults = () => (globalThis as unknown as { readonly faults?: string[] }).faults?.splice(0) ?? []
const hasLibrary = () => 'TestingLibraryDom' in globalThis
const center = (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })
const focus = (element: HTMLElement) => element.focus()
const lostLetters = (element: HTMLInputElement, text: string) => document.activeElement !== element && element.value !== text
const isDisabled = (element: Element) => element.matches(':disabled')
const isChecked = (box: HTMLInputElement) => box.checked
const textOf = (element: Element) => element.textContent

// And what follows here.

const patternOf = (words: string | RegExp, exact = false): Pattern =>
  typeof words === 'string' ? { text: words, exact } : { source: words.source, flags: words.flags }

/**
 * A screen over a browser that is driven from outside; addresses are read from `base`. An act waits for its one element, as long as
 * Playwright does.
 */
export function remoteScreen<Handle>(browser: Browser<Handle>, base: string): RemoteScreen {
  const { run, press } = browser
  const past: string[] = []

  /** A page may give way to the next between two of these: it's looked again in the next one. */
  async function found(way: readonly Step[]): Promise<readonly Handle[]> {
    if (!(await run(hasLibrary))) await browser.load(library)
    const elements = await browser.runForElements(find, way)
    return (await run(hasLibrary)) ? elements : found(way)
  }

  /** Acts on the way's one element as soon as it can be. */
  async function onOne<T>(way: readonly Step[], act: (element: Handle) => Promise<T>): Promise<T> {
    let answer: T | undefined
    const attempt = async () => {
      const [element, ...more] = await found(way)
      if (element === undefined || more.length > 0)
        throw new Error(`${element === undefined ? 'Nothing' : 'Several'} found by ${JSON.stringify(way)}`)
      answer = await act(element)
    }
    await expect(attempt).toPass({ timeout: 15_000, intervals: [50] })
    return answer as T // it has passed
  }

  /** Whether letters of what was typed went elsewhere. What is typed whole may send itself: its field, or the whole page, is gone then. */
  async function lost(way: readonly Step[], text: string): Promise<boolean> {
    try {
      const [field] = await found(way)
      return field !== undefined && (await run(lostLetters, field, text))
    } catch {
      return false
    }
  }

  /** What can't be pressed yet is waited for; what a bar lies over is brought to the middle, to be clicked at the next try. */
  async function click(element: Handle): Promise<void> {
    if (await run(isDisabled, element)) throw new InTheWay('not yet')
    try {
      await browser.click(element)
    } catch (thrown) {
      if (thrown instanceof InTheWay) await run(center, element)
      throw thrown
    }
  }

  function placeAt(way: readonly Step[]) {
    const on = (step: Step) => partAt([...way, step])
    return {
      getByRole: (role: string, { name, exact = false, level, pressed }: RoleOptions = {}) =>
        on({ by: 'role', role, name: name === undefined ? null : patternOf(name, exact), level: level ?? null, pressed: pressed ?? null }),
      getByLabel: (text: string | RegExp, { exact = false } = {}) => on({ by: 'label', text: patternOf(text, exact) }),
      getByText: (text: string | RegExp, { exact = false } = {}) => on({ by: 'text', text: patternOf(text, exact) }),
      locator: (css: string) => on({ by: 'css', css }),
    }
  }

  function partAt(way: readonly Step[]): Part {
    const on = (...steps: readonly Step[]) => partAt([...way, ...steps])
    const part: Part & { readonly way: readonly Step[] } = {
      way,
      ...placeAt(way),
      filter: ({ hasText, visible = false }) =>
        on(
          ...(hasText === undefined ? [] : [{ by: 'words' as const, text: patternOf(hasText) }]),
          ...(visible ? [{ by: 'sight' as const }] : []),
        ),
      and: (other) => on({ by: 'also', steps: (other as typeof part).way }),
      first: () => on({ by: 'place', place: 0 }),
      nth: (place) => on({ by: 'place', place }),
      click: () => onOne(way, click),
      fill: (text) =>
        onOne(way, async (element) => {
          if (!(await run(prepare, element, text))) return
          if (!(await run(keepsFocus, element))) throw new Error(`Something took the focus from ${JSON.stringify(way)}`)
          await press(text === '' ? 'Delete' : text)
          // What took it later took the rest of the letters with it: they are typed again.
          if (await lost(way, text)) throw new Error(`Something took the focus from ${JSON.stringify(way)}`)
        }),
      check: () =>
        onOne(way, async (element) => {
          if (!(await run(isChecked, element))) await click(element)
        }),
      press: (key) =>
        onOne(way, async (element) => {
          await run(focus, element)
          await press(key)
        }),
      isVisible: async () => {
        if ((await found(way)).length > 1) throw new Error(`Several found by ${JSON.stringify(way)}`)
        return (await found([...way, { by: 'sight' }])).length === 1
      },
      textContent: () => onOne(way, (element) => run(textOf, element)),
      focus: () => onOne(way, (element) => run(focus, element)),
      evaluate: (look: (...values: never[]) => never, ...values: readonly unknown[]) =>
        onOne(way, (element) => run(look, element, ...values)),
      page: () => screen,
    }
    return part
  }

  const keepFaults = async () => past.push(...(await run(takeFaults)))

  const screen: RemoteScreen = {
    ...placeAt([]),
    keyboard: { press, type: press },
    goto: async (address) => {
      await keepFaults()
      await browser.open(new URL(address, base).href)
      await run(watch)
    },
    reload: async () => {
      await keepFaults()
      await browser.reload()
      await run(watch)
    },
    url: browser.url,
    evaluate: (look) => run(look),
    faults: async () => {
      await keepFaults()
      return past
    },
  }
  return screen
}
