import { AxeBuilder } from '@axe-core/playwright'
import { type Page, expect } from '@playwright/test'

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

async function findings(page: Page, rules: readonly string[]) {
  // In one go, as no frame is of another origin, and without what is in order: that is most of it, and is told in full.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules.length > 0 && { runOnly: { type: 'rule', values: [...rules] } }),
  })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })))
}

/** Every rule of axe on what stands in the page now in light, and those of colours in dark; expects no finding. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const { colorScheme, rules } of [
    { colorScheme: 'light', rules: [] },
    { colorScheme: 'dark', rules: ofColours },
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await settled(page)
    expect.soft(await findings(page, rules), `${screen}, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}
