import { words } from '#web/shared/uploads/words'
export interface Put {
  readonly url: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
  readonly body: Blob
  /** Told the bytes that went out so far. */
  readonly onSent: (bytes: number) => void
  readonly signal: AbortSignal
}
/** Answers the HTTP status, 0 where nothing was reached; throws only when it is stopped. */
export type PutBytes = (put: Put) => Promise<number>

/** Sends bytes to an address that is signed by itself. Not `fetch`, which does not tell how far it is. */
export const putBytes: PutBytes = ({ url, headers, body, onSent, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    const settle = (act: () => void) => () => {
      signal.removeEventListener('abort', stop)
      act()
    }
    request.upload.addEventListener('progress', ({ loaded }) => onSent(Math.min(loaded, body.size)))
    request.addEventListener(
      'load',
      settle(() => resolve(request.status)),
    )
    request.addEventListener(
      'error',
      settle(() => resolve(0)),
    )
    request.addEventListener(
      'abort',
      settle(() => reject(new DOMException(words.theUploadWasStopped, 'AbortError'))),
    )
    request.open('PUT', url)
    // The answer is empty and of no type: Firefox would read it as XML and complain.
    request.overrideMimeType('text/plain')
    for (const { name, value } of headers) request.setRequestHeader(name, value)
    signal.addEventListener('abort', stop)
    if (signal.aborted) request.abort()
    request.send(body)
  })
