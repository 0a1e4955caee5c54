/** How long the screen's own work may take where the browser does not tell when it is idle, in milliseconds. */
const REST_MS = 1000

/** Runs `work` once the browser has nothing more urgent to do. */
export function whenQuiet(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work, REST_MS)
}
