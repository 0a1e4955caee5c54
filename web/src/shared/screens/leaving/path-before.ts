import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The path of each place in the browser's history since the page was loaded. */
const paths: string[] = []

const placeInHistory = (): number => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0
}

/** Keeps where the person is, for `pathBefore` of what they open next. */
export function useKeptPath(): void {
  const { pathname, key } = useLocation()
  useEffect(() => {
    paths[placeInHistory()] = pathname
  }, [pathname, key])
}

/** The screen that the browser's own back button leads to, where it is one of ours. */
export const pathBefore = (): string | undefined => paths[placeInHistory() - 1]
