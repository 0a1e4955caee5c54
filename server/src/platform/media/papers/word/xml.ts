export interface XmlTag {
  /** Without its prefix. */
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  /** The text up to the next tag. */
  readonly text: string
}

const markup = /<!--[^]*?-->|<!\[CDATA\[([^]*?)\]\]>|<\?[^]*?\?>|<(\/?[^\s<>/!?"'=]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>|[^<]+/y
const attribute = /([^\s<>/"'=]+)\s*=\s*("[^"]*"|'[^']*')/g
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, digits?: string, name?: string) =>
    name === undefined ? String.fromCodePoint(parseInt(hex ?? digits ?? '', hex === undefined ? 10 : 16)) : (named[name] ?? whole),
  )

type Encoding = 'utf-16le' | 'utf-16be' | 'utf-8'
function encodingOf([first, second]: Buffer): Encoding {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
const textOf = (bytes: Buffer): string => new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
function bytesOf(text: string, encoding: Encoding): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text)
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return encoding === 'utf-16le' ? bytes : bytes.swap16()
}

/** The pieces of an XML file, in order. Throws on what is not plain XML. */
function* piecesOf(text: string): Iterable<RegExpExecArray> {
  const piece = new RegExp(markup)
  while (piece.lastIndex < text.length) {
    const found = piece.exec(text)
    if (!found) throw new Error('The XML is not plain')
    yield found
  }
}

/** The opening tags of an XML file. Throws on what is not plain XML in UTF-8 or UTF-16, and on a document type, the way to entities. */
export function readXml(bytes: Buffer): XmlTag[] {
  const tags: { name: string; attributes: ReadonlyMap<string, string>; text: string }[] = []
  for (const [whole, cdata, name, rest = ''] of piecesOf(textOf(bytes))) {
    const last = tags.at(-1)
    if (name !== undefined && !name.startsWith('/')) tags.push({ name: localName(name), attributes: attributesOf(rest), text: '' })
    else if (last && cdata !== undefined) last.text += cdata
    else if (last && !whole.startsWith('<')) last.text += decode(whole)
  }
  return tags
}

/** The file with its opening tags as `change` writes them; one that it leaves out, an element without contents, goes with its closing one. */
export function rewriteXml(bytes: Buffer, change: (tag: string, name: string) => string | null): Buffer {
  const text = textOf(bytes)
  const written: string[] = []
  let open: string | null = null
  for (const [whole, , name] of piecesOf(text)) {
    if (name === undefined) written.push(whole)
    else if (name.startsWith('/')) {
      if (name === open) open = null
      else written.push(whole)
    } else {
      const tag = change(whole, localName(name))
      if (tag !== null) written.push(tag)
      else if (!whole.endsWith('/>')) open = `/${name}`
    }
  }
  const changed = written.join('')
  return changed === text ? bytes : bytesOf(changed, encodingOf(bytes))
}

/** The file with nothing in its first element but the elements that are called so, as they stand. */
export function emptiedXml(bytes: Buffer, kept: string): Buffer {
  let [root, isKept] = ['', false]
  const inner: string[] = []
  for (const [whole, , name] of piecesOf(textOf(bytes))) {
    const isNamed = name !== undefined && localName(name.replace('/', '')) === kept
    if (root === '') root = name === undefined ? '' : whole.replace(/\s*\/?>$/, '>')
    else if (isNamed || (isKept && name === undefined)) inner.push(whole)
    if (isNamed) isKept = !isKept && !whole.endsWith('/>')
  }
  return Buffer.from(`${root}${inner.join('')}</${/^<([^\s>]+)/.exec(root)?.[1]}>`)
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(attribute)].map(([, name = '', value = '']) => [name, decode(value.slice(1, -1))]))
