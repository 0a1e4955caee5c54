import { useCallback, useEffect, useRef, useState } from 'react'

const UNDO_MS = 8_000

/**
 * Takes something away after a few seconds in which the person may say otherwise; leaving the screen does it at once. A page that is
 * closed meanwhile keeps it, which is the lesser harm.
 */
export function useRemoval(remove: () => Promise<unknown>) {
  const [isGoing, setIsGoing] = useState(false)
  const wasUndone = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const latest = useRef(remove)
  useEffect(() => {
    latest.current = remove
  }, [remove])
  const stopTimer = (): boolean => {
    if (timer.current === null) return false
    clearTimeout(timer.current)
    timer.current = null
    return true
  }
  const carryOut = useCallback(async () => {
    timer.current = null
    // The error is told in a notice; what could not be taken away stands there again.
    await latest.current().catch(() => undefined)
    setIsGoing(false)
  }, [])
  useEffect(
    () => () => {
      if (stopTimer()) void latest.current().catch(() => undefined)
    },
    [],
  )
  const begin = useCallback(() => {
    setIsGoing(true)
    timer.current = setTimeout(() => void carryOut(), UNDO_MS)
  }, [carryOut])
  const undo = useCallback(() => {
    stopTimer()
    wasUndone.current = true
    setIsGoing(false)
  }, [])
  /** Goes on the button that begins it, which has the focus again after an undo. */
  const button = useCallback((element: HTMLButtonElement | null) => {
    if (element && wasUndone.current) element.focus()
    wasUndone.current = false
  }, [])
  return { isGoing, begin, undo, button }
}
