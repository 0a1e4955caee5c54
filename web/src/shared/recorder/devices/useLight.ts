import { type RefObject, useEffect, useState } from 'react'

const EVERY_MS = 1000
const DARK = 60
const SIZE = 24

/** Whether the picture is too dark to see a face; null until the first look. */
export function useIsDark(video: RefObject<HTMLVideoElement | null>, on: boolean): boolean | null {
  const [isDark, setIsDark] = useState<boolean | null>(null)
  useEffect(() => {
    if (!on) return undefined
    const canvas = document.createElement('canvas')
    canvas.width = SIZE
    canvas.height = SIZE
    const context = canvas.getContext('2d', { willReadFrequently: true })
    const timer = setInterval(() => {
      if (!video.current || !context || video.current.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
      context.drawImage(video.current, 0, 0, SIZE, SIZE)
      setIsDark(brightnessOf(context.getImageData(0, 0, SIZE, SIZE).data) < DARK)
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [video, on])
  return isDark
}

/** 0 (black) to 255 (white) of pixels in red, green, blue, alpha. */
function brightnessOf(pixels: Uint8ClampedArray): number {
  let sum = 0
  for (let at = 0; at < pixels.length; at += 4)
    sum += 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0)
  return sum / (pixels.length / 4)
}
