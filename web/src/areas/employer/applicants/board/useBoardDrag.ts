import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview'
import { type RefObject, useEffect, useRef, useState } from 'react'

const DROP_MS = 160

interface Place {
  readonly clientX: number
  readonly clientY: number
}

/** What follows the pointer: the card itself, lifted and a little askew. */
function liftedCopy(card: HTMLElement, container: HTMLElement): void {
  const copy = card.cloneNode(true) as HTMLElement // the copy of an element is one
  copy.dataset['lifted'] = ''
  copy.style.width = `${card.offsetWidth}px`
  container.append(copy)
}

/** Brings a card that could not be dropped back from where it was let go. */
function springBack(card: HTMLElement, { clientX, clientY }: Place): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { left, top, width, height } = card.getBoundingClientRect()
  const away = `translate(${clientX - left - width / 2}px, ${clientY - top - height / 2}px) rotate(-2deg)`
  card.animate([{ transform: away }, { transform: 'none' }], { duration: DROP_MS, easing: 'cubic-bezier(.2,.7,.3,1)' })
}

/** The newest of what an effect that lives long calls. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

/** Makes a card draggable. `onDrop` hears on which column it was let go, null beside them all, and says whether it may go there. */
export function useDraggable(id: string, onDrop: (column: string | null) => boolean) {
  const ref = useRef<HTMLElement>(null)
  const [isDragged, setDragged] = useState(false)
  const latest = useLatest(onDrop)
  useEffect(() => {
    const card = ref.current
    if (!card) return undefined
    return draggable({
      element: card,
      getInitialData: () => ({ id }),
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        setCustomNativeDragPreview({ nativeSetDragImage, render: ({ container }) => liftedCopy(card, container) }),
      onDragStart: () => setDragged(true),
      onDrop: ({ location: { current } }) => {
        setDragged(false)
        const column = current.dropTargets[0]?.data['column']
        if (!latest.current(typeof column === 'string' ? column : null)) springBack(card, current.input)
      },
    })
  }, [id, latest])
  return { ref, isDragged }
}

/** Makes a column a place to drop on; `over` is the id of the card that hangs above it. */
export function useDropTarget(column: string) {
  const ref = useRef<HTMLElement>(null)
  const [over, setOver] = useState<string | null>(null)
  useEffect(() => {
    if (!ref.current) return undefined
    return dropTargetForElements({
      element: ref.current,
      getData: () => ({ column }),
      onDragEnter: ({ source }) => setOver(String(source.data['id'])),
      onDragLeave: () => setOver(null),
      onDrop: () => setOver(null),
    })
  }, [column])
  return { ref, over }
}
