import { useEffect, useState } from 'react'

export const LEVEL_CELLS = 7
const EVERY_MS = 80

/** How loud the microphone hears: 0 to LEVEL_CELLS. Speech at arm's length reaches about five. */
export function useLevel(stream: MediaStream | null): number {
  const [level, setLevel] = useState(0)
  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return undefined
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = 1024
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      setLevel(cellsOf(samples))
    }, EVERY_MS)
    return () => {
      clearInterval(timer)
      setLevel(0)
      void context.close()
    }
  }, [stream])
  return level
}

/** −60 dB and less is silence, −10 dB fills every cell. */
export function cellsOf(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  const decibels = 10 * Math.log10(sum / Math.max(1, samples.length) + 1e-9)
  return Math.max(0, Math.min(LEVEL_CELLS, Math.round(((decibels + 60) / 50) * LEVEL_CELLS)))
}
