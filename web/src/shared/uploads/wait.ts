import { words } from '#web/shared/uploads/words'
/** Waits milliseconds, or less where the connection comes back meanwhile; throws when it is stopped. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

export const waitOrOnline: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    const end = (act: () => void) => {
      clearTimeout(timer)
      removeEventListener('online', goOn)
      signal.removeEventListener('abort', stop)
      act()
    }
    const goOn = () => end(resolve)
    const stop = () => end(() => reject(new DOMException(words.theUploadWasStopped, 'AbortError')))
    const timer = setTimeout(goOn, ms)
    addEventListener('online', goOn)
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
  })
