import { parseSync } from 'oxc-parser'

/** Attributes and properties that a person reads or hears. */
const read = /^(label|title|placeholder|description|text|alt|hint|lead|confirm|aria-label|aria-description|aria-roledescription)$/
/** Two letters, but for an address, which reads the same in every language. */
const letters = /^(?![\w.]+\.co\.uk$).*\p{L}{2}/su
const entity = /&\w+;/g
/** A capital, then words: no selector, no key, no class. */
const sentence = /^\p{Lu}[^<>{}=;[\]]* \p{Ll}/u

/** Where a sentence of a screen stands outside a words file, as the sentences. */
export function sentencesIn(file, source) {
  const found = []
  const textOf = (node) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
    return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('…') : ''
  }
  const look = (node) => {
    if (node === null || typeof node !== 'object') return
    if (Array.isArray(node)) return node.forEach(look)
    const { type } = node
    if (type === 'ImportDeclaration' || type?.startsWith('TSType') || type === 'TSLiteralType') return
    // A value that has a name in capitals, such as what another service answers.
    if (type === 'VariableDeclarator' && /^[A-Z_]+$/.test(node.id.name ?? '')) return
    // What a fault of ours says to ourselves.
    if (type === 'NewExpression' && node.callee.name?.endsWith('Error')) return
    if (type === 'JSXText' && letters.test(node.value.replaceAll(entity, ''))) found.push(node.value.trim())
    if (type === 'JSXAttribute' && read.test(node.name.name) && node.value?.type === 'Literal' && letters.test(node.value.value)) {
      found.push(node.value.value)
      return
    }
    if (type === 'Property' && read.test(node.key.name ?? '') && letters.test(textOf(node.value)) && /^\p{Lu}/u.test(textOf(node.value))) {
      found.push(textOf(node.value))
      return
    }
    // A name of ours, such as an icon’s for a kind of work.
    if (type === 'Property' && !node.computed) return look(node.value)
    if (sentence.test(textOf(node))) found.push(textOf(node))
    Object.entries(node).forEach(([key, value]) => key !== 'type' && look(value))
  }
  look(parseSync(file, source).program)
  return found
}

/** The names of a words file’s sentences, or of their groups. */
export function keysOf(file, source) {
  const declared = parseSync(file, source).program.body.flatMap(({ declaration }) => declaration?.declarations ?? [])
  const { init } = declared.find(({ id }) => id.name === 'words')
  return init.properties.map(({ key }) => key.name)
}
