import type { PartTag, UploadAddress } from '#web/shared/uploads/calls'
import type { PutBytes } from '#web/shared/uploads/put-bytes'
import { UploadCut, isPassing, meaningOf, waitAfter } from '#web/shared/uploads/retry'
import type { Wait } from '#web/shared/uploads/wait'
import { words } from '#web/shared/uploads/words'

/** An upload whose every byte has arrived; the tags of its parts where it went in parts. */
export interface ArrivedUpload {
  readonly key: string
  readonly parts?: PartTag[]
}
export interface Sending {
  readonly file: Blob
  /** Asks for addresses: the first time without a key, then for what is still missing. */
  readonly ask: (key: string | undefined) => Promise<UploadAddress>
  readonly put: PutBytes
  readonly wait: Wait
  /** Key of an upload that was begun, to go on with it. */
  readonly key?: string
  readonly onKey: (key: string) => void
  /** Told the bytes that have arrived, those on their way included. */
  readonly onSent: (bytes: number) => void
  /** Told when a try was cut and the next one waits. */
  readonly onCut: () => void
  readonly signal: AbortSignal
}

/** The store took the bytes for something that it does not take: another try would end the same way. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused'
}

/** Sends a file whole or in parts until all of it has arrived. Throws UploadCut once its patience is over. */
export async function sendFile(sending: Sending): Promise<ArrivedUpload> {
  let { key } = sending
  let arrived = 0
  let allSent = false
  for (let failures = 0; ;) {
    const before = arrived
    try {
      const address = await sending.ask(key)
      key = address.key
      sending.onKey(key)
      const missing = address.parts?.filter(({ etag }) => etag === null) ?? null
      if (address.parts && missing?.length === 0)
        return { key, parts: address.parts.flatMap(({ number, etag }) => (etag === null ? [] : [{ number, etag }])) }
      if (allSent) throw new UploadCut(words.storeDoesntKnowAll)
      await sendMissing(sending, address, () => (arrived += 1))
      if (!missing) return { key }
      allSent = true
    } catch (error) {
      if (!isPassing(error)) throw error
      allSent = false
      failures = arrived > before ? 1 : failures + 1
      const ms = waitAfter(failures)
      if (ms === null) throw error instanceof UploadCut ? error : new UploadCut(words.theUploadWasCut, { cause: error })
      sending.onCut()
      await sending.wait(ms, sending.signal)
    }
  }
}

async function sendMissing({ file, put, onSent, signal }: Sending, address: UploadAddress, onArrived: () => void): Promise<void> {
  const whole = [{ size: file.size, uploadUrl: address.uploadUrl, etag: null }]
  const headers = address.parts ? [] : address.headers
  let start = 0
  for (const { size, uploadUrl: url, etag } of address.parts ?? whole) {
    const begin = start
    start += size
    if (etag === null) {
      onSent(begin)
      const status = await put({ url, headers, body: file.slice(begin, start), onSent: (bytes) => onSent(begin + bytes), signal })
      const meaning = meaningOf(status)
      if (meaning === 'again') throw new UploadCut(words.theStoreAnswered(status))
      if (meaning === 'refused') throw new UploadRefused(words.theStoreAnswered(status))
      onArrived()
    }
    onSent(start)
  }
}
