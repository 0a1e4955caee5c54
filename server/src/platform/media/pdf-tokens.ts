const token = /[\0\t\n\f\r ]+|%[^\r\n]*|\/[^\0\t\n\f\r ()<>[\]{}/%]*|<<|>>|<[^<>]*>|[[\]{}()<>]|[^\0\t\n\f\r ()<>[\]{}/%]+/y
const closers = new Map([
  ['<<', '>>'],
  ['[', ']'],
])

const isBlank = (found: string): boolean => '\0\t\n\f\r %'.includes(found.charAt(0))
/** `/J#53` is `/JS`. */
const decodeName = (name: string): string => name.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))

/** The place behind the string that opens at `at`; its brackets may nest. */
function endOfString(text: string, at: number): number {
  let depth = 0
  for (let place = at; place < text.length; place += 1) {
    const character = text[place]
    if (character === '\\') place += 1
    else if (character === '(') depth += 1
    else if (character === ')') depth -= 1
    if (depth === 0) return place + 1
  }
  return text.length
}

/**
 * The tokens of the one object that starts at `from`, and the place behind it. Names come decoded and with their slash; what a string says
 * is left out. It never fails: damage that other readers would skip hides no name from it.
 */
export function readObject(text: string, from: number): { tokens: string[]; end: number } {
  const tokens: string[] = []
  const open: string[] = []
  let at = from
  while (at < text.length) {
    token.lastIndex = at
    const found = token.exec(text)?.[0] ?? text.charAt(at)
    at = found === '(' ? endOfString(text, at) : at + found.length
    if (isBlank(found)) continue

    tokens.push(found.startsWith('/') ? decodeName(found) : found)
    const closer = closers.get(found)
    if (closer !== undefined) open.push(closer)
    else if (found === open.at(-1)) open.pop()
    if (open.length === 0) break
  }
  return { tokens, end: at }
}
