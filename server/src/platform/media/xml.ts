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

function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le', { fatal: true }).decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be', { fatal: true }).decode(bytes)
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

/** The opening tags of an XML file. Throws on what is not plain XML in UTF-8 or UTF-16, and on a document type, the way to entities. */
export function readXml(bytes: Buffer): XmlTag[] {
  const text = textOf(bytes)
  const tags: { name: string; attributes: ReadonlyMap<string, string>; text: string }[] = []
  markup.lastIndex = 0
  while (markup.lastIndex < text.length) {
    const found = markup.exec(text)
    if (!found) throw new Error('The XML is not plain')
    const [whole, cdata, name, rest = ''] = found
    const last = tags.at(-1)
    if (name !== undefined && !name.startsWith('/')) tags.push({ name: localName(name), attributes: attributesOf(rest), text: '' })
    else if (last && cdata !== undefined) last.text += cdata
    else if (last && !whole.startsWith('<')) last.text += decode(whole)
  }
  return tags
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(attribute)].map(([, name = '', value = '']) => [name, decode(value.slice(1, -1))]))
