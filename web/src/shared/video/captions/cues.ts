/** Captions as lines with times, as somebody edits them. */
export interface Cue {
  /** In seconds. */
  readonly start: number
  readonly end: number
  readonly text: string
}

const TIMES = /^\s*((?:\d+:)?\d+:\d+(?:\.\d+)?)\s+-->\s+((?:\d+:)?\d+:\d+(?:\.\d+)?)/
/** So long a line stays where nothing follows it. */
const USUAL_SECONDS = 5

const secondsIn = (clock: string): number => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/** The lines of WebVTT; what carries no times is left out. */
export function cuesIn(captions: string): readonly Cue[] {
  return captions.split(/(?:\r?\n){2,}/).flatMap((block) => {
    const lines = block.split(/\r?\n/)
    const at = lines.findIndex((line) => TIMES.test(line))
    const [, start, end] = TIMES.exec(lines[at] ?? '') ?? []
    if (start === undefined || end === undefined) return []
    const text = lines
      .slice(at + 1)
      .join(' ')
      .replace(/<[^>]*>/g, '')
      .trim()
    return [{ start: secondsIn(start), end: secondsIn(end), text }]
  })
}

/** "00:04.500". */
function stamp(seconds: number): string {
  const tenths = Math.round(seconds * 10)
  const whole = Math.floor(tenths / 10)
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}.${tenths % 10}00`
}

/** WebVTT of lines that begin at these seconds, each until the next or for a while; empty where none says anything. */
export function captionsOf(lines: readonly Pick<Cue, 'start' | 'text'>[], lasts: number): string {
  const said = lines.filter(({ text }) => text.trim() !== '').toSorted((one, other) => one.start - other.start)
  const cues = said.map(({ start, text }, place) => {
    const end = Math.max(start + 0.5, Math.min(said[place + 1]?.start ?? lasts, start + USUAL_SECONDS))
    return `${stamp(start)} --> ${stamp(end)}\n${text.trim().replace(/-->/g, '→')}`
  })
  return cues.length > 0 ? ['WEBVTT', ...cues].join('\n\n') : ''
}

/** WebVTT of what was typed without times, its lines spread evenly over the recording. */
export function spreadCaptions(said: readonly string[], lasts: number): string {
  return captionsOf(
    said.map((text, place) => ({ start: (place * lasts) / said.length, text })),
    lasts,
  )
}

/** "0:04.5" as somebody types a moment; null where it is none. */
export function momentIn(typed: string): number | null {
  const found = /^(?:(\d{1,2}):)?(\d{1,3}(?:\.\d)?)$/.exec(typed.trim())
  return found ? Number(found[1] ?? 0) * 60 + Number(found[2]) : null
}
/** "0:04.5". */
export const momentOf = (seconds: number): string => {
  const tenths = Math.round(seconds * 10)
  return `${Math.floor(tenths / 600)}:${((tenths % 600) / 10).toFixed(1).padStart(4, '0')}`
}
