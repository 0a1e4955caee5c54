import type { Page } from '@playwright/test'

interface Target {
  /** What it is called, and how wide and high. */
  readonly told: string
  /** Whether a circle of 24 pixels around its middle touches another: fingers would miss it. */
  readonly isCrowded: boolean
}

/** The circle of WCAG 2.2, 2.5.8. CSS pixels. */
const CIRCLE = 24

/**
 * What can be pressed on a page and takes less than so many pixels of width or height. What is pressed counts, not what is drawn: labels,
 * the field around an input and what lies over a link belong to it. A link in a sentence may be as low as its line.
 */
export const targetsBelow = (page: Page, least: number): Promise<Target[]> =>
  page.evaluate(
    ({ size, circle }) => {
      const pressed =
        'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="checkbox"]'
      const inSentence = (element: Element) =>
        element.matches('a, button') &&
        getComputedStyle(element).display === 'inline' &&
        element.parentElement?.textContent?.trim() !== element.textContent?.trim()
      const partsOf = (element: Element): readonly Element[] => {
        const field = element.matches('input') ? element.closest('.mantine-Input-wrapper') : null
        return [element, ...((element as HTMLInputElement).labels ?? []), ...(field ? [field] : [])]
      }
      /** How far a press still reaches the element, from the middle of one of its parts; null where it does not even there. */
      const sizeOf = (element: Element, part: Element): readonly [wide: number, high: number] | null => {
        part.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
        const { left, top, width, height } = part.getBoundingClientRect()
        const is = (dx: number, dy: number) => {
          const hit = document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy)
          return hit !== null && partsOf(element).some((own) => own.contains(hit))
        }
        if (width < 3 || height < 3 || !is(0, 0)) return null
        const reach = (dx: number, dy: number) => {
          let far = 0
          while (far < size / 2 && is(dx * (far + 1), dy * (far + 1))) far += 1
          return far
        }
        return [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1]
      }
      const all = [...document.querySelectorAll<HTMLElement>(pressed)].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
      )
      const isCrowded = (element: Element): boolean => {
        const own = element.getBoundingClientRect()
        const [x, y] = [own.left + own.width / 2, own.top + own.height / 2]
        return all.some((other) => {
          if (other === element) return false
          const { left, right, top, bottom } = other.getBoundingClientRect()
          const far = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
          return far < circle / 2
        })
      }
      const small: Target[] = []
      const [left, top] = [scrollX, scrollY]
      for (const element of all) {
        if (inSentence(element)) continue
        const sizes = partsOf(element)
          .map((part) => sizeOf(element, part))
          .filter((found) => found !== null)
        if (sizes.length === 0 || sizes.some(([wide, high]) => wide >= size && high >= size)) continue
        const name = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent
        const told = `${sizes.map(([wide, high]) => `${wide}×${high}`).join(' or ')} ${element.localName} ${name?.trim().slice(0, 50)}`
        small.push({ told, isCrowded: isCrowded(element) })
      }
      scrollTo({ left, top, behavior: 'instant' })
      return small
    },
    { size: least, circle: CIRCLE },
  )
