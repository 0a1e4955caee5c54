/** What was read, and the words of the text that it was read from. */
export interface Read<T> {
  readonly value: T
  readonly from: string
}

/** A text as rules read it: one kind of space and of dash, so that its places stay those of the text as it was pasted. */
export const plain = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u2007\u2009\u202f\t]/g, ' ')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[‘’]/g, "'")

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const BULLET = /^(?:[-*•·▪●◦✓✔☕👉]|\d{1,2}[.)])\s*/u
export const isBullet = (line: string): boolean => BULLET.test(line)
export const withoutBullet = (line: string): string => line.replace(BULLET, '').trim()

/** The sentences of a line; the point of a time or a sum ends none. */
export const sentencesOf = (line: string): string[] =>
  line
    .split(/(?<=[.!?;])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
