import { type ReactNode, use, useEffect, useMemo, useRef } from 'react'
import { type Navigator, UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router'
import { hearMoves } from '#web/shared/screens/leaving/history-moves'
import { SignOutContext, useSignOut } from '#web/shared/session/current'
import { closeOfTop } from '#web/ui/dialog/useOnTop'
import { leave, wouldLose } from '#web/ui/unsaved/unsaved'

/**
 * Asks before another page takes away what is not saved: on links and moves of ours, and on the browser's back and forward. On a phone,
 * Back closes the uppermost dialog and the page stays. The router's own blocker comes only with its data router, whose 16 kB every
 * sign-in would load.
 */
export function LeaveGuard({ children }: { readonly children: ReactNode }) {
  const router = use(NavigationContext)
  const asking = useMemo(() => ({ ...router, navigator: askingFirst(router.navigator) }), [router])
  useAskingOnBack()
  const signOut = useSignOut()
  return (
    <SignOutContext value={() => leave('session', signOut)}>
      <NavigationContext value={asking}>{children}</NavigationContext>
    </SignOutContext>
  )
}

/** The next step through history is ours, as after a dialog's own button, and nobody's Back. */
let isOurs = false

function askingFirst(navigator: Navigator): Navigator {
  const first =
    (move: Navigator['push']): Navigator['push'] =>
    (to, ...rest) => {
      const { pathname } = new URL(navigator.createHref(to), window.location.href)
      const go = () => move(to, ...rest)
      // Another step, filter or place of the same page leaves its forms where they are.
      if (pathname === window.location.pathname) go()
      else leave('page', go)
    }
  const own: Navigator = Object.create(navigator)
  own.push = first(navigator.push)
  own.replace = first(navigator.replace)
  own.go = (steps) => {
    isOurs = true
    navigator.go(steps)
  }
  return own
}

/** The place in the tab's history: the router numbers them. */
function placeNow(): number {
  const { idx = 0 } = (window.history.state ?? {}) as { readonly idx?: number }
  return idx
}

/** The browser has moved when it tells: it is sent back, out of the router's sight, and goes again once that is agreed. */
function useAskingOnBack(): void {
  const { key } = useLocation()
  const here = useRef({ place: placeNow(), pathname: window.location.pathname })
  useEffect(() => {
    here.current = { place: placeNow(), pathname: window.location.pathname }
  }, [key])
  useEffect(() => {
    let ask: (() => void) | null = null
    return hearMoves((move) => {
      const steps = placeNow() - here.current.place
      const isBack = steps < 0 && !isOurs && window.matchMedia('(max-width: 759px)').matches
      isOurs = false
      const close = isBack ? closeOfTop() : undefined
      if (ask) {
        move.stopImmediatePropagation()
        ask()
        ask = null
      } else if (steps !== 0 && window.location.pathname !== here.current.pathname && (close ?? wouldLose())) {
        move.stopImmediatePropagation()
        ask = close ?? (() => leave('page', () => window.history.go(steps)))
        window.history.go(-steps)
      }
    })
  }, [])
}
