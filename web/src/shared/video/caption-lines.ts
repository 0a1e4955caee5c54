const HEAD = /^\uFEFF?WEBVTT(?:[ \t].*)?(?:\r?\n|$)/
const TIMES = /^\s*[\d:.]+\s+-->\s+[\d:.]+/

/** Captions that say when each line belongs, so that the player can show them. */
export const isTimed = (captions: string): boolean => HEAD.test(captions)

/** What is said, line by line, without times and marks. */
export function captionLines(captions: string): readonly string[] {
  if (!isTimed(captions)) return linesOf(captions)
  const blocks = captions.replace(HEAD, '').split(/(?:\r?\n){2,}/)
  return blocks.flatMap((block) => {
    const lines = block.split(/\r?\n/)
    const times = lines.findIndex((line) => TIMES.test(line))
    return times === -1 ? [] : linesOf(lines.slice(times + 1).join('\n')).map((line) => line.replace(/<[^>]*>/g, ''))
  })
}

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
