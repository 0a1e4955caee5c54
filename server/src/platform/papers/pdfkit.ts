import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { create } from 'fontkit'
import PDFDocument from 'pdfkit'
import type { Block, Paper, Papers } from '#server/platform/papers/port'

const PAGES_BEST = 2
const INK = '#17201e'
const MUTED = '#55615d'
/** Points of the text, of the margin and between parts; the second where the first takes more than two pages. */
const SIZES = [
  { text: 10.5, margin: 56, gap: 10 },
  { text: 9, margin: 42, gap: 6 },
] as const
type Size = (typeof SIZES)[number]
type Element = PDFKit.PDFStructureElement

interface Look {
  readonly tag: string
  readonly bold?: true
  readonly color?: string
  /** Times the size of the text. */
  readonly size?: number
  /** Times the gap, left free above. */
  readonly above?: number
  /** Lines of text that must fit below on the same page: nothing heads the end of one. */
  readonly with?: number
}
const looks: Readonly<Record<Exclude<Block['as'], 'list'>, Look>> = {
  title: { tag: 'H1', bold: true, size: 2.2 },
  section: { tag: 'H2', bold: true, size: 1.35, above: 1.8, with: 8 },
  entry: { tag: 'H3', bold: true, above: 0.6, with: 5 },
  lead: { tag: 'P', size: 1.15, above: 0.2 },
  text: { tag: 'P', above: 0.4 },
  quiet: { tag: 'P', color: MUTED },
}

const { resolve } = createRequire(import.meta.url)
function faceOf(path: string) {
  const bytes = readFileSync(resolve(`@expo-google-fonts/figtree/${path}.ttf`))
  const face = create(bytes)
  return { bytes, signs: new Set('characterSet' in face ? face.characterSet : []) }
}
/** Read when the first paper is made. */
let faces: Record<'plain' | 'bold', ReturnType<typeof faceOf>> | null = null
const loadedFaces = () => (faces ??= { plain: faceOf('400Regular/Figtree_400Regular'), bold: faceOf('700Bold/Figtree_700Bold') })

/** Without what the font has no letter for, and without what shows nothing or turns the reading around. */
function writable(words: string): string {
  const { signs } = loadedFaces().plain
  const known = [...words.normalize('NFC').replace(/\p{Cf}/gu, '')].filter((sign) => sign === '\n' || signs.has(sign.codePointAt(0) ?? 0))
  return known
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}

/** Writes blocks one below the other, each under the tag by which a screen reader knows it. */
function writer(doc: PDFKit.PDFDocument, root: Element, { text, margin, gap }: Size): (block: Block) => void {
  const width = doc.page.width - 2 * margin
  const write = (parent: Element, { tag, bold, color = INK, size = 1, above = 0, with: lines = 0 }: Look, words: string, indent = 0) => {
    const written = writable(words)
    if (written === '') return
    if (doc.y + lines * text > doc.page.maxY()) doc.addPage()
    doc.y += above * gap
    const element = doc.struct(tag, {}, () => {
      doc.font(bold ? 'bold' : 'plain', size * text).fillColor(color)
      doc.text(written, margin + indent, doc.y, { width: width - indent, lineGap: 2 })
    })
    parent.add(element)
    element.end()
  }
  return (block) => {
    if (block.as !== 'list') return write(root, looks[block.as], block.text)
    const items = block.items.filter((item) => writable(item) !== '')
    if (items.length === 0) return
    const list = doc.struct('L')
    root.add(list)
    for (const line of items) {
      const item = doc.struct('LI')
      list.add(item)
      write(item, { tag: 'LBody' }, `• ${line}`, 8)
      item.end()
    }
    list.end()
  }
}

async function typeset(paper: Paper, size: Size, now: Date): Promise<{ readonly bytes: Uint8Array; readonly pages: number }> {
  const { plain, bold } = loadedFaces()
  const doc = new PDFDocument({
    size: 'A4',
    margin: size.margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    // None of those that every reader has: they know no accents beyond western Europe.
    font: '',
    info: { Title: writable(paper.title), Author: writable(paper.author), Creator: 'Evenshift', Producer: 'Evenshift', CreationDate: now },
  })
  const bytes = buffer(doc)
  let pages = 1
  doc.on('pageAdded', () => (pages += 1))
  doc.registerFont('plain', plain.bytes).registerFont('bold', bold.bytes)
  const root = doc.struct('Document')
  doc.addStructure(root)
  paper.blocks.forEach(writer(doc, root, size))
  root.end()
  doc.end()
  return { bytes: await bytes, pages }
}

export const pdfkitPapers: Papers = {
  async pdf(paper, now) {
    const [large, small] = SIZES
    const first = await typeset(paper, large, now)
    return first.pages <= PAGES_BEST ? first.bytes : (await typeset(paper, small, now)).bytes
  },
}
