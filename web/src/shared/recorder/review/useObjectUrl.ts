import { useEffect, useMemo } from 'react'

/** An address of this blob within the page, for as long as it is shown. */
export function useObjectUrl(blob: Blob): string
export function useObjectUrl(blob: Blob | undefined): string | undefined
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const url = useMemo(() => blob && URL.createObjectURL(blob), [blob])
  useEffect(() => {
    if (url === undefined) return undefined
    return () => URL.revokeObjectURL(url)
  }, [url])
  return url
}
