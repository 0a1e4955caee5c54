import type { Page } from '@playwright/test'

export interface Watched {
  /** Errors in the console, thrown and not caught, against the content security policy, and answers from 500 on. */
  readonly faults: string[]
  /** Calls that were refused: "409 POST /jobs/update-status". */
  readonly refusals: string[]
}

/** The header of an answer that the story made up: it is no refusal of the server. */
export const PLANTED = 'x-planted'

/** Chromium writes each answer from 400 on into the console; those are watched by themselves. */
const ANSWER = 'Failed to load resource: the server responded with a status of'

export function watch(page: Page): Watched {
  const faults: string[] = []
  const refusals: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith(ANSWER)) faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`))
  page.on('response', (response) => {
    const status = response.status()
    if (status < 400 || PLANTED in response.headers()) return
    const request = response.request()
    const line = `${status} ${request.method()} ${new URL(request.url()).pathname}`
    ;(status >= 500 || request.resourceType() !== 'fetch' ? faults : refusals).push(line)
  })
  return { faults, refusals }
}
