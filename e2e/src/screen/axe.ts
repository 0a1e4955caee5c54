import { type Page, expect } from '@playwright/test'
import axe from 'axe-core'

/** The rules that other colours alone can break: in the dark the page is the same in everything else. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** Everything that moves to an end has come to it, and no list is dimmed until its answer comes. */
const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]') === null &&
      document
        .getAnimations()
        .every((animation) => animation.playState !== 'running' || animation.effect?.getTiming().iterations === Infinity),
  )

/** What breaks one of the rules, of all where none is named. Axe itself comes once into a document: reading it in takes longer than a look. */
async function findings(page: Page, rules: readonly string[]) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async (values) => {
      const { axe: here } = window as unknown as { readonly axe: typeof axe }
      // Without what is in order: that is most of it, and is told in full.
      const { violations } = await here.run({
        resultTypes: ['violations'],
        ...(values.length > 0 && { runOnly: { type: 'rule', values } }),
      })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })))
    },
    [...rules],
  )
}

/**
 * What breaks a rule in the page at rest. The address changes a moment before a list is drawn as waiting for its answer,
 * so a look may begin at rest and see the list dimmed: what it finds counts when the page at rest still has it.
 */
async function findingsAtRest(page: Page, rules: readonly string[]) {
  await settled(page)
  const found = await findings(page, rules)
  if (found.length === 0) return found
  await settled(page)
  return findings(page, rules)
}

/** Every rule of axe on what stands in the page now in light, and those of colours in dark; expects no finding. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const { colorScheme, rules } of [
    { colorScheme: 'light', rules: [] },
    { colorScheme: 'dark', rules: ofColours },
  ] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await findingsAtRest(page, rules), `${screen}, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}
