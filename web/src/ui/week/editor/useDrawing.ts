import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Cell, stretchesBetween } from '#web/ui/week/editor/stretches'
import type { Stretch } from '#web/ui/week/own-week'

/** A finger that rests this long draws; one that moves sooner scrolls the page. */
const HOLD_MS = 220
const SLOP_PX = 8

interface Start extends Cell {
  readonly x: number
  readonly y: number
}

const cellAt = (x: number, y: number): Cell | null => {
  const cell = document
    .elementsFromPoint(x, y)
    .find((element): element is HTMLElement => element instanceof HTMLElement && 'half' in element.dataset)
  return cell ? { day: Number(cell.dataset['day']), half: Number(cell.dataset['half']) } : null
}

/** Drawing the same hours of one or more days over cells that carry data-day and data-half. A mouse draws at once, a finger after a short rest. */
export function useDrawing(grid: RefObject<HTMLElement | null>, onDrawn: (stretches: readonly Stretch[]) => void) {
  const [stretches, setStretches] = useState<readonly Stretch[]>([])
  const start = useRef<Start | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const drawing = useRef(false)

  // Only a listener that is not passive can keep the page still while a finger draws.
  useEffect(() => {
    const element = grid.current
    const still = (event: TouchEvent) => {
      if (drawing.current) event.preventDefault()
    }
    element?.addEventListener('touchmove', still, { passive: false })
    return () => element?.removeEventListener('touchmove', still)
  }, [grid])

  const begin = () => {
    if (!start.current) return
    drawing.current = true
    setStretches(stretchesBetween(start.current, start.current))
  }
  const stop = () => {
    clearTimeout(timer.current)
    start.current = null
    drawing.current = false
    setStretches([])
  }

  const onPointerDown = (event: PointerEvent) => {
    const cell = event.button === 0 ? cellAt(event.clientX, event.clientY) : null
    if (!cell) return
    start.current = { ...cell, x: event.clientX, y: event.clientY }
    if (event.pointerType === 'touch') timer.current = setTimeout(begin, HOLD_MS)
    else {
      grid.current?.setPointerCapture(event.pointerId)
      begin()
    }
  }
  const onPointerMove = (event: PointerEvent) => {
    const from = start.current
    if (!from) return
    if (!drawing.current) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLOP_PX) stop()
      return
    }
    const cell = cellAt(event.clientX, event.clientY)
    if (cell) setStretches(stretchesBetween(from, cell))
  }
  const onPointerUp = () => {
    const from = start.current
    if (from) onDrawn(stretches.length > 0 ? stretches : stretchesBetween(from, from))
    stop()
  }
  return { stretches, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: stop } }
}
