import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
// The part that would else run in a worker of its own: this is in one already, and finds it by its global name.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { words } from '#web/areas/seeker/profile/cv/read/words'

/** The lines of a file, or a sentence about why there are none. */
export type ReadLines = { readonly lines: readonly string[] } | { readonly fault: string }

const PAGES_MOST = 10
const LINES_MOST = 2_000
/** Below this, what a page says is no more than a stamp on a picture. */
const LETTERS_LEAST = 40

interface Item {
  readonly str: string
  readonly transform: number[]
  readonly width: number
  readonly height: number
}

/** A gap of this many times the letters’ height sets words apart; a larger one sets columns apart. */
const [WORD_GAP, COLUMN_GAP] = [0.15, 1.5]

/** Puts what is drawn on a page back into lines; columns of one line are set apart by a tab. */
function linesOf(items: readonly Item[]): string[] {
  const lines: string[] = []
  let line = ''
  let before: { readonly end: number; readonly base: number } | null = null
  const end = () => {
    if (line.trim() !== '') lines.push(line.trim())
    line = ''
  }
  for (const { str, transform, width, height } of items.filter((item) => item.str.trim() !== '')) {
    const [, , , , x = 0, y = 0] = transform
    const tall = height || 10
    const gap = before === null ? 0 : x - before.end
    if (before !== null && (Math.abs(before.base - y) > tall / 2 || gap < -tall)) end()
    else if (gap > tall * COLUMN_GAP) line += '\t'
    else if (gap > tall * WORD_GAP && !line.endsWith(' ')) line += ' '
    line += str
    before = { end: x + width, base: y }
  }
  end()
  return lines
}

const faults: Readonly<Record<string, string>> = {
  PasswordException: words.locked,
  InvalidPDFException: words.broken,
}

/** Reads the text of a PDF on this device. */
export async function linesOfPdf(data: Uint8Array<ArrayBuffer>): Promise<ReadLines> {
  const task = getDocument({ data, isEvalSupported: false, disableFontFace: true, useSystemFonts: false, useWasm: false, verbosity: 0 })
  try {
    const pdf = await task.promise
    if (pdf.numPages > PAGES_MOST) return { fault: words.long(pdf.numPages, PAGES_MOST) }
    const lines: string[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      lines.push(...linesOf(items.filter((item) => 'str' in item)))
    }
    if (lines.join('').length < LETTERS_LEAST) return { fault: words.picture }
    return { lines: lines.slice(0, LINES_MOST) }
  } catch (error) {
    return { fault: faults[error instanceof Error ? error.name : ''] ?? words.unread }
  } finally {
    await task.destroy()
  }
}
