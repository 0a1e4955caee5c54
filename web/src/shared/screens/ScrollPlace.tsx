import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const places = new Map<string, number>()

/** A new screen begins at its top; one that a person comes back to shows the place they left, as soon as it is tall enough. */
export function ScrollPlace() {
  const { key } = useLocation()
  const arrived = useNavigationType()

  useEffect(() => {
    const keep = () => places.set(key, window.scrollY)
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [key])

  useEffect(() => {
    // A replaced address is the same screen with another choice: it stays where it is.
    if (arrived === 'PUSH') window.scrollTo(0, 0)
    const place = arrived === 'POP' ? places.get(key) : undefined
    return place ? scrollWhenTall(place) : undefined
  }, [key, arrived])

  return null
}

/** Scrolls once the page reaches that far; whoever scrolls meanwhile is left alone. */
function scrollWhenTall(place: number): () => void {
  const given = ['wheel', 'touchstart', 'keydown'] as const
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < place + window.innerHeight) return
    window.scrollTo(0, place)
    stop()
  })
  function stop() {
    observer.disconnect()
    for (const event of given) window.removeEventListener(event, stop)
  }
  for (const event of given) window.addEventListener(event, stop, { passive: true })
  observer.observe(document.body)
  return stop
}
