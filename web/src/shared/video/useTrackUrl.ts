import { useEffect, useMemo } from 'react'

/** An address of captions with times, as the player wants them. */
export function useTrackUrl(captions: string | null): string | null {
  const url = useMemo(() => (captions === null ? null : URL.createObjectURL(new Blob([captions], { type: 'text/vtt' }))), [captions])
  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url)
    },
    [url],
  )
  return url
}
