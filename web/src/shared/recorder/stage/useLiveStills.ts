import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { LiveStill } from '#web/shared/recorder/review/live-stills'
import { stillOf } from '#web/shared/recorder/review/still'

const MOST = 20

/**
 * Stills of the camera while it is recorded, evenly over the time that there is. What was recorded cannot be drawn everywhere before it
 * was played (an iPhone gives black), but what the camera shows can.
 */
export function useLiveStills(
  camera: RefObject<HTMLVideoElement | null>,
  elapsed: number,
  maxSeconds: number,
): RefObject<readonly LiveStill[]> {
  const stills = useRef<readonly LiveStill[]>([])
  const draw = useEffectEvent(async () => {
    const picture = camera.current && (await stillOf(camera.current))
    if (picture) stills.current = [...stills.current, { at: elapsed, picture }]
  })
  const due = elapsed === 0 ? null : Math.floor((elapsed / maxSeconds) * MOST)
  useEffect(() => {
    if (due !== null) void draw()
  }, [due])
  return stills
}
