import { useEffect, useMemo } from 'react'

/** An address of this blob within the page, for as long as it is shown. */
export function useObjectUrl(blob: Blob): string {
  const url = useMemo(() => URL.createObjectURL(blob), [blob])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return url
}
