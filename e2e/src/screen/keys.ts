import { type Locator, type Page, expect } from '@playwright/test'

const PRESSES_MOST = 200

/** Where the focus is, in a word; "nowhere" on the page itself, "unseen" where nothing marks it. */
const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return 'nowhere'
    // The one that is drawn: a radio button lies hidden in its label, and a field within a field lends it the ring.
    const drawn = [focused, focused.closest('label'), focused.closest('.mantine-Input-input')].some((element) => {
      if (!element) return false
      const { outlineStyle, outlineWidth, clipPath } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 && width > 1 && height > 1 && clipPath === 'none'
    })
    return drawn ? 'seen' : `unseen: ${focused.outerHTML.slice(0, 200)}`
  })

/** The focus stands somewhere and is marked, at the latest after what moves it was drawn. */
export const expectFocus = (page: Page): Promise<void> => expect.poll(() => focusOf(page), { timeout: 2000, intervals: [20] }).toBe('seen')

/** Presses a key and expects to see where the focus is then. */
export async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await page.keyboard.press(key)
    await expectFocus(page)
  }
}

/** Tabs, or with Shift+Tab goes back, until this has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isThere = () => target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))
  for (let count = 0; !(await isThere()); count += 1) {
    expect(count, `${target.toString()} is reached by ${key}`).toBeLessThan(PRESSES_MOST)
    await press(page, key)
  }
}
