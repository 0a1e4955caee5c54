import { expect } from '@playwright/test'
import type { Screen } from '#e2e/screen/screen'

/** What a screen shows and reads out carries nothing that only a fault writes, such as a date that is none. */
export async function expectSense(screen: Screen, name: string): Promise<void> {
  const told = await screen.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [alt]')].flatMap((element) =>
      ['aria-label', 'title', 'alt'].map((attribute) => element.getAttribute(attribute) ?? ''),
    )
    const values = [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value)
    return [document.title, document.body.innerText, ...labels, ...values].join('\n')
  })
  expect.soft(told.match(/.*(?:\bNaN\b|\bInvalid\b|\bundefined\b|\[object ).*/g) ?? [], name).toEqual([])
}
