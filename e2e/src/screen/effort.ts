import { type Screen, isPage } from '#e2e/screen/screen'

/** What it takes somebody to come somewhere. */
export interface Effort {
  /** A field that is filled takes one, as it is pressed first. */
  presses: number
  letters: number
}

declare global {
  interface Window {
    tellEffort: (presses: number, letters: number) => void
  }
}

/** Counts from now on what somebody presses and types on a screen; nothing where the browser isn't Playwright's own. */
export async function countEffort(screen: Screen): Promise<Effort> {
  const effort: Effort = { presses: 0, letters: 0 }
  if (!isPage(screen)) return effort
  await screen.exposeFunction('tellEffort', (presses: number, letters: number) => {
    effort.presses += presses
    effort.letters += letters
  })
  await screen.addInitScript(() => {
    const lengths = new WeakMap<Element, number>()
    let last: EventTarget | null = null
    addEventListener(
      'pointerdown',
      ({ target }) => {
        last = target
        window.tellEffort(1, 0)
      },
      true,
    )
    addEventListener(
      'input',
      ({ target: field }) => {
        if (!(field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !/checkbox|radio|file/.test(field.type))))
          return
        window.tellEffort(field === last ? 0 : 1, Math.max(0, field.value.length - (lengths.get(field) ?? 0)))
        lengths.set(field, field.value.length)
        last = field
      },
      true,
    )
  })
  return effort
}
