/** The little XML that the protocol needs: flat elements of text. */
const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const unescape = (text: string): string =>
  text.replace(/&(?:#(\d{1,3})|(\w+));/g, (whole, code: string | undefined, name: string | undefined) =>
    code === undefined ? (names[name ?? ''] ?? whole) : String.fromCharCode(Number(code)),
  )

/** One element; its content is text, or further elements already written. */
export const element = (name: string, content: string | number | readonly string[]): string =>
  `<${name}>${typeof content === 'object' ? content.join('') : escape(String(content))}</${name}>`

export const document = (name: string, content: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(name, content)}`

/** What stands inside every element of this name, as it is written. */
export const contentsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, content = '']) => content)

/** The text of the first element of this name; null where there is none. */
export const textOf = (xml: string, name: string): string | null => {
  const [content] = contentsOf(xml, name)
  return content === undefined ? null : unescape(content.trim())
}
