import { ownContainer } from '#web/shared/recorder/codecs'
import type { RecordingKind } from '#web/shared/recorder/kind'

const TICK_MS = 100
/** Newer than the compiler's own list: a key picture a second lets the person trim and seek to the second. */
interface RecorderOptions extends MediaRecorderOptions {
  readonly videoKeyFrameIntervalDuration?: number
}
const options: RecorderOptions = { videoBitsPerSecond: 1_500_000, audioBitsPerSecond: 64_000, videoKeyFrameIntervalDuration: 1000 }

/** One recording; it ends at `maxSeconds` whatever happens. */
export class Capture {
  readonly #recorder: MediaRecorder
  readonly #pieces: Blob[] = []
  readonly #timer: ReturnType<typeof setInterval>
  /** Milliseconds before the last pause, and when it went on since. */
  #spent = 0
  #since: number | null = performance.now()

  /** `onTick` is told the seconds so far; `onEnd` gets what was recorded, once. */
  constructor(
    stream: MediaStream,
    kind: RecordingKind,
    { maxSeconds, onTick, onEnd }: { maxSeconds: number; onTick: (seconds: number) => void; onEnd: (blob: Blob) => void },
  ) {
    const mimeType = ownContainer(kind) ?? ''
    this.#recorder = new MediaRecorder(stream, { ...options, mimeType })
    this.#recorder.addEventListener('dataavailable', ({ data }) => void (data.size > 0 && this.#pieces.push(data)))
    this.#recorder.addEventListener('stop', () => {
      clearInterval(this.#timer)
      onEnd(new Blob(this.#pieces, { type: this.#recorder.mimeType }))
    })
    this.#timer = setInterval(() => {
      const seconds = this.#elapsed()
      onTick(Math.min(seconds, maxSeconds))
      if (seconds >= maxSeconds) this.stop()
    }, TICK_MS)
    // In pieces, so that a long recording is not held as one.
    this.#recorder.start(1000)
  }

  pause(): void {
    if (this.#recorder.state !== 'recording') return
    this.#spent += this.#since === null ? 0 : performance.now() - this.#since
    this.#since = null
    this.#recorder.pause()
  }
  resume(): void {
    if (this.#recorder.state !== 'paused') return
    this.#since ??= performance.now()
    this.#recorder.resume()
  }
  stop(): void {
    if (this.#recorder.state !== 'inactive') this.#recorder.stop()
  }

  #elapsed(): number {
    return (this.#spent + (this.#since === null ? 0 : performance.now() - this.#since)) / 1000
  }
}
