import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

function tagsOf(node: object): string[] {
  const own = 'role' in node ? [String(node.role)] : []
  return 'children' in node && Array.isArray(node.children) ? [...own, ...(node.children as object[]).flatMap(tagsOf)] : own
}

/** What a reader gets of a PDF: its words in their order, its pages, how it is tagged, and what it says of itself. */
export async function pdfText(bytes: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const texts: string[] = []
  const tags: string[] = []
  for (let place = 1; place <= pdf.numPages; place += 1) {
    const page = await pdf.getPage(place)
    const { items } = await page.getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''))
    tags.push(...tagsOf((await page.getStructTree()) ?? {}))
  }
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } }
  return { text: texts.join(' ').replace(/\s+/g, ' '), pages: pdf.numPages, tags, title: info.Title, language: info.Language }
}
