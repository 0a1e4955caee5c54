import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The list that holds an answer which an address points at: it is unfolded, comes in sight and has the focus. */
export function useSharedPlace() {
  const list = useRef<HTMLOListElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    const place = hash.startsWith('#answer-') && list.current?.querySelector<HTMLElement>(`[id="${CSS.escape(hash.slice(1))}"]`)
    if (!place) return
    const folded = place.querySelector('details')
    if (folded) folded.open = true
    place.focus()
  }, [hash, key])
  return list
}
