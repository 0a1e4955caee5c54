import { type UploadPurpose } from '@evenshift/contract/states/upload'
import { uploadFaultText } from '@evenshift/contract/states/upload-words'
import { sentenceOf } from '#web/api/surface'
import { awaitCheck } from '#web/shared/uploads/await-check'
import type { AnswerPlace, UploadCalls, UploadState } from '#web/shared/uploads/calls'
import { fileFault } from '#web/shared/uploads/file-fault'
import { uploadTypeOf } from '#web/shared/uploads/file-type'
import { type PutBytes, putBytes } from '#web/shared/uploads/put-bytes'
import { isPassing } from '#web/shared/uploads/retry'
import { type ArrivedUpload, UploadRefused, sendFile } from '#web/shared/uploads/send-file'
import { type Wait, waitOrOnline } from '#web/shared/uploads/wait'
import { words } from '#web/shared/uploads/words'

/**
 * sending, waiting (cut, goes on by itself), paused (by the person), cut (goes on when the person says so),
 * checking (all bytes are there), slow (still checking after a minute), ready, refused (`fault` says why).
 */
export type UploadStage = 'none' | 'sending' | 'waiting' | 'paused' | 'cut' | 'checking' | 'slow' | 'ready' | 'refused'
export interface UploadProgress {
  readonly state: UploadStage
  /** 0 to 1. */
  readonly fraction: number
  readonly fault: string | null
  /** Names the upload from its first address on. */
  readonly key: string | null
}
export const noUpload: UploadProgress = { state: 'none', fraction: 0, fault: null, key: null }

export interface UploadTask<Purpose extends UploadPurpose> {
  readonly purpose: Purpose
  readonly file: Blob
  readonly fileName: string
  readonly place?: AnswerPlace
}
interface Ways {
  readonly put: PutBytes
  readonly wait: Wait
}

/** One file on its way. `done` gives the key once it is ready, null where it was refused or stopped; it waits while paused. */
export class Upload<Purpose extends UploadPurpose> {
  readonly done: Promise<string | null>
  #progress = noUpload
  #stop = new AbortController()
  /** What the end is confirmed with, once every byte is there. */
  #sent: ArrivedUpload | null = null
  readonly #settle: (key: string | null) => void
  readonly #calls: UploadCalls<Purpose>
  readonly #task: UploadTask<Purpose>
  readonly #tell: (progress: UploadProgress) => void
  readonly #ways: Ways

  constructor(
    calls: UploadCalls<Purpose>,
    task: UploadTask<Purpose>,
    tell: (progress: UploadProgress) => void,
    ways: Ways = { put: putBytes, wait: waitOrOnline },
  ) {
    const { promise, resolve } = deferred<string | null>()
    this.done = promise
    this.#settle = resolve
    this.#calls = calls
    this.#task = task
    this.#tell = tell
    this.#ways = ways
    void this.#run()
  }

  /** Stops sending; what has arrived stays. */
  pause(): void {
    this.#stop.abort()
    this.#set({ state: 'paused' })
  }

  /** Goes on with what is missing. */
  resume(): void {
    this.#stop = new AbortController()
    void this.#run()
  }

  /** Gives up; the server forgets what it got. */
  cancel(): void {
    this.#stop.abort()
    this.#settle(null)
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop
    try {
      const { state, fault, secondsMost, key } = await this.#send(signal)
      if (state === 'ready') {
        this.#set({ state: 'ready', fraction: 1 })
        this.#settle(key)
      } else this.#refuse(uploadFaultText(fault ?? 'unreadable', secondsMost))
    } catch (error) {
      if (signal.aborted) return
      if (isPassing(error)) this.#set({ state: 'cut' })
      else if (error instanceof UploadRefused) this.#refuse(words.fileDamagedWayChoose)
      else this.#refuse(error instanceof FileFault ? error.message : sentenceOf(error))
    }
  }

  async #send(signal: AbortSignal): Promise<UploadState> {
    const sent = (this.#sent ??= await this.#sendAll(signal))
    this.#set({ state: 'checking', fraction: 1 })
    return awaitCheck({
      ask: () => this.#calls.completeUpload({ body: sent }, { signal }),
      wait: this.#ways.wait,
      onSlow: () => this.#set({ state: 'slow' }),
      signal,
    })
  }

  #sendAll(signal: AbortSignal): Promise<ArrivedUpload> {
    const { purpose, file, fileName, place } = this.#task
    const contentType = uploadTypeOf(file.type, fileName)
    const fault = fileFault(purpose, { type: file.type, name: fileName, size: file.size })
    if (fault !== null || contentType === null) throw new FileFault(fault ?? '')
    const query = { purpose, fileName, contentType, size: file.size, ...place }
    this.#set({ state: 'sending' })
    return sendFile({
      ...this.#ways,
      file,
      signal,
      ...(this.#progress.key === null ? {} : { key: this.#progress.key }),
      ask: (key) => this.#calls.uploadUrl({ query: key === undefined ? query : { ...query, key } }, { signal }),
      onKey: (key) => this.#set({ key }),
      onSent: (bytes) => this.#set({ state: 'sending', fraction: bytes / file.size }),
      onCut: () => this.#set({ state: 'waiting' }),
    })
  }

  #refuse(fault: string): void {
    this.#set({ state: 'refused', fault })
    this.#settle(null)
  }

  #set(change: Partial<UploadProgress>): void {
    this.#progress = { ...this.#progress, ...change }
    this.#tell(this.#progress)
  }
}

/** A file that is not taken, with the sentence that says why. */
class FileFault extends Error {
  override readonly name = 'FileFault'
}

function deferred<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
