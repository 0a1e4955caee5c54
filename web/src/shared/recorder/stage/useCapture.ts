import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Capture } from '#web/shared/recorder/stage/capture'
import type { RecordingKind } from '#web/shared/recorder/kind'

const SETTLE_SECONDS = 3

export type CaptureState =
  | { readonly stage: 'countdown'; readonly left: number }
  | { readonly stage: 'recording'; readonly elapsed: number; readonly isPaused: boolean }

interface Wanted {
  readonly stream: MediaStream
  readonly kind: RecordingKind
  readonly maxSeconds: number
  readonly onEnd: (blob: Blob) => void
}

/** Three seconds to settle, then the recording. It belongs to the component: what is unmounted is thrown away. */
export function useCapture({ stream, kind, maxSeconds, onEnd }: Wanted) {
  const [state, setState] = useState<CaptureState>({ stage: 'countdown', left: SETTLE_SECONDS })
  const capture = useRef<Capture | null>(null)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    let isGone = false
    let left = SETTLE_SECONDS
    const begin = () => {
      setState({ stage: 'recording', elapsed: 0, isPaused: document.hidden })
      capture.current = new Capture(stream, kind, {
        maxSeconds,
        onTick: (elapsed) => setState((before) => (before.stage === 'recording' ? { ...before, elapsed } : before)),
        onEnd: (blob) => {
          if (!isGone) end(blob)
        },
      })
      if (document.hidden) capture.current.pause()
    }
    const timer = setInterval(() => {
      left -= 1
      if (left > 0) return setState({ stage: 'countdown', left })
      clearInterval(timer)
      return begin()
    }, 1000)
    return () => {
      isGone = true
      clearInterval(timer)
      capture.current?.stop()
    }
  }, [stream, kind, maxSeconds])

  const stop = useCallback(() => capture.current?.stop(), [])
  const setPaused = useCallback((isPaused: boolean) => {
    if (isPaused) capture.current?.pause()
    else capture.current?.resume()
    setState((before) => (before.stage === 'recording' ? { ...before, isPaused } : before))
  }, [])

  // A call that comes in or a locked phone takes camera and microphone away: nobody wants those seconds of black.
  useEffect(() => {
    const pause = () => setPaused(true)
    const pauseHidden = () => {
      if (document.hidden) pause()
    }
    const tracks = stream.getTracks()
    for (const track of tracks) track.addEventListener('mute', pause)
    document.addEventListener('visibilitychange', pauseHidden)
    return () => {
      for (const track of tracks) track.removeEventListener('mute', pause)
      document.removeEventListener('visibilitychange', pauseHidden)
    }
  }, [stream, setPaused])
  return { state, stop, setPaused }
}
