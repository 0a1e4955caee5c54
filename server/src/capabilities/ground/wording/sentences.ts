/** A word of a text: folded as rules compare it, and where it stands in the text as written (end is past its last sign). */
export interface Word {
  readonly folded: string
  readonly start: number
  readonly end: number
}

/** A number with its decimals, a run of letters, digits and ' £ @, or the end of a sentence; every other sign only separates. */
const piece = /£?\d+(?:[.,]\d+)+(?![\p{L}\p{M}\p{N}'‘’£@])|[\p{L}\p{M}\p{N}'‘’£@]+|[.!?\n\r\u2028\u2029]/gu
const sentenceEnd = /^[.!?\n\r\u2028\u2029]$/u

/** A run without the apostrophes around it; one after an s stays. */
function wordAt(run: string, index: number): Word {
  if (!/['‘’]/u.test(run)) return { folded: run.toLowerCase(), start: index, end: index + run.length }
  const opened = run.replace(/^['‘’]+/u, '')
  const written = opened.replace(/(?<!s)['‘’]+$/iu, '')
  const start = index + run.length - opened.length
  return { folded: written.toLowerCase().replace(/[‘’]/gu, "'"), start, end: start + written.length }
}

/** The words of a text, sentence by sentence. */
export function sentencesOf(text: string): Word[][] {
  const sentences: Word[][] = [[]]
  for (const { 0: run, index } of text.matchAll(piece)) {
    if (sentenceEnd.test(run)) sentences.push([])
    else {
      const word = wordAt(run, index)
      if (word.folded !== '') sentences.at(-1)?.push(word)
    }
  }
  return sentences
}
