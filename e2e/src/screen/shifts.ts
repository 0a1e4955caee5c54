import type { Page } from '@playwright/test'

/** What the browser tells of a part that moved by itself; the page's types do not know it yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}
declare global {
  interface Window {
    shifts: { score: number; moved: string[] }
  }
}

/** Counts what moves by itself on every page opened from now on; what follows on a touch or a key within half a second is no shift. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = { score: 0, moved: [] }
    const observer = new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue
        window.shifts.score += value
        const names = sources.map(({ node }) => (node?.textContent ?? '').slice(0, 40))
        window.shifts.moved.push(`${value.toFixed(3)} ${names.join(', ')}`)
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}

/** How much moved on this page so far, and what. */
export async function shiftsOf(page: Page): Promise<{ readonly score: number; readonly moved: string }> {
  const { score, moved } = await page.evaluate(() => window.shifts)
  return { score, moved: moved.join(' | ') }
}
