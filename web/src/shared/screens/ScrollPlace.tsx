import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

interface ScrollState {
  readonly top: number
  /** Where the link is that the person opened from there. */
  readonly opened: string | null
}
const places = new Map<string, ScrollState>()

/** By its id where it has one: several links may lead to one address. */
function linkOf({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest('main a[href]') : null
  if (link === null) return null
  return `main a${link.id ? `[id=${JSON.stringify(link.id)}]` : `[href=${JSON.stringify(link.getAttribute('href'))}]`}`
}

/** A new screen begins at its top; one that a person comes back to shows the place they left, with the focus on what they had opened. */
export function ScrollPlace() {
  const { key } = useLocation()
  const arrived = useNavigationType()

  // In the layout: the next screen may be shorter, and its scrolling is not this one's.
  useLayoutEffect(() => {
    const keepTop = () => places.set(key, { opened: places.get(key)?.opened ?? null, top: window.scrollY })
    const keepOpened = (event: Event) => places.set(key, { opened: linkOf(event), top: window.scrollY })
    window.addEventListener('scroll', keepTop, { passive: true })
    window.addEventListener('click', keepOpened, { capture: true })
    return () => {
      window.removeEventListener('scroll', keepTop)
      window.removeEventListener('click', keepOpened, { capture: true })
    }
  }, [key])

  useEffect(() => {
    // A replaced address is the same screen with another choice: it stays where it is.
    if (arrived === 'PUSH') window.scrollTo(0, 0)
    const place = arrived === 'POP' ? places.get(key) : undefined
    return place ? returnTo(place) : undefined
  }, [key, arrived])

  return null
}

/**
 * Scrolls once the page reaches that far, and focuses the link as often as it appears, since what was read moves to another part of a list;
 * whoever does something meanwhile is left alone.
 */
function returnTo({ top, opened }: ScrollState): () => void {
  const given = ['wheel', 'pointerdown', 'keydown'] as const
  const grown = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < top + window.innerHeight) return
    window.scrollTo(0, top)
    grown.disconnect()
  })
  const focusOpened = () => {
    const link = opened === null ? null : document.querySelector<HTMLElement>(opened)
    if (link && document.activeElement === document.body) link.focus({ preventScroll: true })
  }
  const changed = new MutationObserver(focusOpened)
  function stop() {
    grown.disconnect()
    changed.disconnect()
    for (const event of given) window.removeEventListener(event, stop)
  }
  for (const event of given) window.addEventListener(event, stop, { passive: true })
  if (top > 0) grown.observe(document.body)
  changed.observe(document.body, { childList: true, subtree: true })
  focusOpened()
  return stop
}
