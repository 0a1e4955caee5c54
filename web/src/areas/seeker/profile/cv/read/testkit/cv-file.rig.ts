import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

/** A CV as it is typeset: lines from above, what follows a tab at the right edge; a narrow column beside them where there is one. */
export interface CvLayout {
  readonly lines: readonly string[]
  readonly beside?: readonly string[]
}

const [MARGIN, BESIDE, LINE] = [50, 170, 15]

/** Typesets made-up CVs. */
export async function cvFile({ lines, beside = [] }: CvLayout, { pages = 1, password = '' } = {}): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({ size: 'A4', margin: MARGIN, ...(password && { userPassword: password, ownerPassword: password }) })
  const bytes = buffer(doc)
  const column = (texts: readonly string[], left: number) => {
    let y = MARGIN
    for (const text of texts) {
      const [start = '', end] = text.split('\t')
      doc.fontSize(10).text(start, left, y, { lineBreak: false })
      if (end !== undefined) doc.text(end, doc.page.width - MARGIN - doc.widthOfString(end), y, { lineBreak: false })
      y += LINE
    }
  }
  column(beside, MARGIN)
  column(lines, beside.length > 0 ? MARGIN + BESIDE : MARGIN)
  for (let page = 1; page < pages; page += 1) doc.addPage().text(`Page ${page}`)
  doc.end()
  return new Uint8Array(await bytes)
}
