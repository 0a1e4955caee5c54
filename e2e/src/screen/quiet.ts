import type { Page, Request } from '@playwright/test'

/** As long as Playwright's "networkidle", which an open stream keeps from ever coming. */
const QUIET_MS = 500

const underWay = new WeakMap<Page, Set<Request>>()
const isStream = (request: Request): boolean => new URL(request.url()).pathname.endsWith('/events')

/** Knows from now on what a page waits for. */
export function countRequests(page: Page): void {
  const asked = new Set<Request>()
  underWay.set(page, asked)
  page.on('request', (request) => {
    if (!isStream(request)) asked.add(request)
  })
  page.on('response', (response) => {
    // From here on it is another page, and what the one before asked for comes to nobody.
    if (response.request().isNavigationRequest()) asked.clear()
  })
  for (const kind of ['requestfinished', 'requestfailed'] as const) page.on(kind as 'requestfinished', (request) => asked.delete(request))
}

/** Until a page has waited for nothing for a moment; its open stream apart. */
export function quiet(page: Page): Promise<void> {
  const asked = underWay.get(page)
  if (asked === undefined) throw new Error('the requests of this page aren’t counted')
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined
    const kinds = ['request', 'requestfinished', 'requestfailed'] as const
    const look = (): void => {
      clearTimeout(timer)
      if (asked.size > 0) return
      timer = setTimeout(() => {
        for (const kind of kinds) page.off(kind as 'request', look)
        resolve()
      }, QUIET_MS)
    }
    for (const kind of kinds) page.on(kind as 'request', look)
    look()
  })
}
