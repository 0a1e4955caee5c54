import { isHarmlessLink, isOwnFile } from '#server/platform/media/papers/links'

/** What a Word document says of its fields, in order: their marks and the text between them. */
export type FieldPart = 'begin' | 'separate' | 'end' | { readonly text: string }

interface Field {
  code: string
  result: string
  isSeparate: boolean
}

const program = /^dde(?:auto)?$/i
/** Fields that show what lies in another file. */
const fetching = /^(?:include|includepicture|includetext|import|link|database|rd)$/i
const link = /^hyperlink$/i
/** Words of a code: in quotes, or up to a blank. */
const word = /"([^"]*)"?|[^\s"]+/g
const isSwitch = (text: string): boolean => /^\\\S{1,2}$/.test(text)
/** Switches of a link whose next word is a place in the document, a tip or a window. */
const saying = /^\\[lot]$/i

/** Whether one of the fields starts a program, or fetches or leads to what no paper should. */
export function hasActiveField(parts: Iterable<FieldPart>): boolean {
  const open: Field[] = []
  for (const part of parts) {
    const field = open.at(-1)
    if (part === 'begin') open.push({ code: '', result: '', isSeparate: false })
    else if (part === 'separate') {
      if (field) field.isSeparate = true
    } else if (part === 'end') {
      if (field && isActiveCode(field.code)) return true
      add(open.at(-2), valueOf(open.pop()))
    } else add(field, part.text)
  }
  return open.some(({ code }) => isActiveCode(code))
}

function add(field: Field | undefined, text: string): void {
  if (!field) return
  if (field.isSeparate) field.result += text
  else field.code += text
}

/** What a field within another one's code becomes there: QUOTE spells letters by their numbers. */
function valueOf(field: Field | undefined): string {
  if (!field) return ''
  if (!/^quote$/i.test(kindOf(field.code))) return field.result
  const rest = wordsOf(field.code).slice(1)
  return rest.map((each) => (/^\d{1,3}$/.test(each) ? String.fromCharCode(Number(each)) : each)).join('')
}

/** Most of what is not a link or a program is long: its first word is enough. */
const kindOf = (code: string): string => /^\s*"?([^\s"]*)/.exec(code)?.[1] ?? ''
const wordsOf = (code: string): string[] => [...code.matchAll(word)].map(([whole, quoted]) => quoted ?? whole)

export function isActiveCode(code: string): boolean {
  const kind = kindOf(code)
  if (program.test(kind)) return true
  if (!fetching.test(kind) && !link.test(kind)) return false
  const rest = wordsOf(code).slice(1)
  const named = rest.filter((each) => !isSwitch(each))
  if (fetching.test(kind)) return !named.every(leadsTo(isOwnFile))
  return !rest.every((each, at) => isSwitch(each) || saying.test(rest[at - 1] ?? '') || leadsTo(isHarmlessLink)(each))
}

/** A backslash is written twice in a code; programs take one that is not. */
const leadsTo =
  (isFine: (address: string) => boolean) =>
  (address: string): boolean =>
    isFine(address) && isFine(address.replaceAll('\\\\', '\\'))
