import { useReducedMotion } from '@mantine/hooks'
import { type RefObject, useEffect, useRef } from 'react'

/** How far below the window the end of a list may be when more is loaded. */
const AHEAD = '600px'
const pointing = ['wheel', 'touchmove', 'pointerdown'] as const

/** Tells when the end of a list comes near as a mouse or a finger scrolls. Keys, and whoever wants less motion, have the button. */
export function useNearEnd(end: RefObject<Element | null>, isOn: boolean, onNear: () => void): void {
  const isStill = useReducedMotion(undefined, { getInitialValueInEffect: false })
  const tell = useRef(onNear)
  useEffect(() => {
    tell.current = onNear
  })
  const isPointing = useRef(false)
  useEffect(() => {
    const place = end.current
    if (!isOn || isStill || place === null) return undefined
    const ended = new AbortController()
    let isNear = false
    const tellWhenNear = () => isNear && isPointing.current && tell.current()
    const point = () => {
      isPointing.current = true
      tellWhenNear()
    }
    for (const kind of pointing) window.addEventListener(kind, point, { passive: true, signal: ended.signal })
    window.addEventListener('keydown', () => (isPointing.current = false), { signal: ended.signal })
    const seen = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? false
        tellWhenNear()
      },
      { rootMargin: AHEAD },
    )
    seen.observe(place)
    return () => {
      seen.disconnect()
      ended.abort()
    }
  }, [end, isOn, isStill])
}
