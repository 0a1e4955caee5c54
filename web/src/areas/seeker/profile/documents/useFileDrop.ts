import { type RefCallback, useCallback, useState } from 'react'

interface FileDrop {
  /** Files are held over it. */
  readonly isOver: boolean
  readonly zone: RefCallback<HTMLElement>
}

/** Lets files be dropped on an element. A button must stand beside it: what is dragged cannot be done with keys. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): FileDrop {
  const [isOver, setIsOver] = useState(false)
  const zone = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      if (!element) return undefined
      const over = (event: DragEvent) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      }
      const leave = () => setIsOver(false)
      const drop = (event: DragEvent) => {
        event.preventDefault()
        setIsOver(false)
        onFiles([...(event.dataTransfer?.files ?? [])])
      }
      const listeners = [
        ['dragenter', over],
        ['dragover', over],
        ['dragleave', leave],
        ['drop', drop],
      ] as const
      for (const [name, listener] of listeners) element.addEventListener(name, listener)
      return () => {
        for (const [name, listener] of listeners) element.removeEventListener(name, listener)
      }
    },
    [onFiles],
  )
  return { isOver, zone }
}
