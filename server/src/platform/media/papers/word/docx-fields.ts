import { hasActiveField, isActiveCode, type FieldPart } from '#server/platform/media/papers/fields'
import type { XmlTag } from '#server/platform/media/papers/word/xml'

const marks = ['begin', 'separate', 'end'] as const satisfies readonly FieldPart[]

function* partsOf(tags: readonly XmlTag[]): Iterable<FieldPart> {
  for (const { name, attributes, text } of tags) {
    const mark = name === 'fldChar' ? marks.find((each) => [...attributes.values()].includes(each)) : undefined
    if (mark) yield mark
    else if (name === 'instrText' || name === 'delInstrText' || name === 't') yield { text }
  }
}

/** Fields are written in pieces, or whole in an attribute; a code outside of any field counts as one. */
export function hasActiveDocxField(tags: readonly XmlTag[]): boolean {
  const loose = tags.map(({ name, text }) => (name === 'instrText' ? text : '')).join('')
  const whole = tags.filter(({ name }) => name === 'fldSimple').flatMap(({ attributes }) => [...attributes.values()])
  return [loose, ...whole].some(isActiveCode) || hasActiveField(partsOf(tags))
}
