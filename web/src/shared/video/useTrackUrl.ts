import { useEffect, useMemo } from 'react'

/** An address of captions with times, as a player wants them; null where there are none. */
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
