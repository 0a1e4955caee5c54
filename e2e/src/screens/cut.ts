import type { Page } from '@playwright/test'

/** What of a page lies beyond its window's width, and which words are cut off in their box. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate((width) => {
    const scrollsItself = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true
      return false
    }
    const isSpokenOnly = ({ clipPath, clip }: CSSStyleDeclaration) => clipPath !== 'none' || clip !== 'auto'
    const cut: string[] = []
    const tell = (element: Element, fault: string) =>
      cut.push(`${fault}: ${element.localName}.${element.className} ${(element.textContent ?? '').trim().slice(0, 50)}`)
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const style = getComputedStyle(element)
      const { left, right, width: own } = element.getBoundingClientRect()
      if (own === 0 || isSpokenOnly(style)) continue
      if ((right > width + 1 || left < -1) && !scrollsItself(element)) tell(element, `${Math.round(left)} to ${Math.round(right)}`)
      const isCut = /hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1
      const hasOwnWords = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      if (isCut && hasOwnWords && style.textOverflow !== 'ellipsis') tell(element, `cut at ${element.clientWidth}`)
    }
    return cut
  }, page.viewportSize()?.width ?? 0)
