import { type Plugin, parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** `words.ts`, `pay-words.ts` and what is in `shared/words`. */
const sentenceFile = /[/-]words(?:\.|\/[\w-]+\.)tsx?$/
const vowels: Readonly<Record<string, string>> = {
  a: 'áá',
  e: 'éé',
  i: 'íí',
  o: 'óó',
  u: 'úú',
  A: 'Áá',
  E: 'Éé',
  I: 'Íí',
  O: 'Óó',
  U: 'Úú',
}

/** A language that nobody speaks: every vowel marked and twice, so about two fifths longer, and still read by whoever knows English. */
export const pseudo = (text: string): string => text.replaceAll(/[aeiou]/gi, (letter) => vowels[letter] ?? letter)

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** What of a node is never said: names, types, keys and what something is compared with. */
function isUnsaid(node: Node, key: string): boolean {
  if (node.type === 'ImportDeclaration' || (node.type.startsWith('TS') && key !== 'expression')) return true
  if (node.type === 'BinaryExpression') return node['operator'] !== '+'
  if (node.type === 'SwitchCase') return key === 'test'
  if (node.type === 'Property') return key === 'key'
  if (node.type === 'MemberExpression') return key === 'property'
  if (node.type === 'NewExpression') return true
  // Methods take patterns and separators; a function of ours takes words.
  if (node.type === 'CallExpression') return key === 'arguments' && isNode(node['callee']) && node['callee'].type === 'MemberExpression'
  // Keys in a row.
  if (node.type === 'ArrayExpression') return Array.isArray(node['elements']) && node['elements'].every(isKey)
  return node.type === 'JSXAttribute'
}
const isKey = (node: unknown): boolean => isNode(node) && typeof node['value'] === 'string' && /^[a-z][a-z_\d]*$/.test(node['value'])

/** A string that is no name of a zone or a locale, and with `hasKeys` no small word by itself. */
const isSaid = (node: Node, hasKeys: boolean): boolean =>
  typeof node['value'] === 'string' && !/^[A-Z]\w+\/\w+$|^[a-z]{2}-[A-Z]{2}$|^2-digit$/.test(node['value']) && !(hasKeys && isKey(node))

/** What carries words even where they are a single small one: a template, a sentence in brackets, a count. */
const isWording = ({ type, callee }: Node): boolean =>
  type === 'TemplateLiteral' || type === 'JSXElement' || (type === 'CallExpression' && isNode(callee) && callee['name'] === 'counted')

/** Where in the source something is said; with `hasKeys`, a small word by itself is a key. */
function said(node: Node, hasKeys: boolean): Node[] {
  if (node.type === 'TemplateElement' || node.type === 'JSXText') return [node]
  if (node.type === 'Literal') return isSaid(node, hasKeys) ? [node] : []
  return Object.entries(node).flatMap(([key, value]) => {
    if (isUnsaid(node, key)) return []
    return (Array.isArray(value) ? value : [value]).filter(isNode).flatMap((part) => said(part, hasKeys && !isWording(node)))
  })
}

/** Builds the pages in that language, which shows what is said outside a words file, and what breaks when sentences grow. */
export function pseudoLanguage(): Plugin {
  return {
    name: 'evenshift:pseudo-language',
    enforce: 'pre',
    transform: {
      filter: { id: sentenceFile },
      handler(code, id) {
        const { program } = parseSync(id, code)
        let built = ''
        let end = 0
        for (const node of said(program as unknown as Node, !id.endsWith('/words.ts') && !id.endsWith('/words.tsx')).toSorted(
          (one, other) => one.start - other.start,
        )) {
          built += code.slice(end, node.start) + pseudo(code.slice(node.start, node.end))
          end = node.end
        }
        return { code: built + code.slice(end), map: null }
      },
    },
  }
}
