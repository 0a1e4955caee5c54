import { type PDFFont, type PDFPage, PDFDocument, StandardFonts, rgb } from '@cantoo/pdf-lib'
import type { Kept } from '#server/platform/payments/sandbox/kept/facts'
import { VAT_PERCENT, totalsOf } from '#server/platform/payments/sandbox/kept/money'
import { dayOf, pounds } from '#server/platform/payments/sandbox/kept/words'

const [WIDTH, HEIGHT, MARGIN, LINE] = [595, 842, 56, 22]
const INK = rgb(0.09, 0.13, 0.12)

/** What the font has no sign for is left out. */
function writable(font: PDFFont, text: string): string {
  const known = new Set(font.getCharacterSet())
  return [...text].filter((sign) => known.has(sign.codePointAt(0) ?? 0)).join('')
}

/** A page that is written line by line, a word on the left and a sum on the right. */
function writer(page: PDFPage, plain: PDFFont, bold: PDFFont) {
  let y = HEIGHT - MARGIN
  return (left: string, right = '', { size = 11, isBold = false } = {}): void => {
    const font = isBold ? bold : plain
    y -= Math.max(LINE, size + 10)
    const end = writable(font, right)
    page.drawText(writable(font, left), { x: MARGIN, y, size, font, color: INK })
    page.drawText(end, { x: WIDTH - MARGIN - font.widthOfTextAtSize(end, size), y, size, font, color: INK })
  }
}

/** An invoice to keep. It says that no money moved. */
export async function invoicePdf({ created, facts }: Kept<'invoice'>, company: string): Promise<Uint8Array> {
  const made = await PDFDocument.create()
  const date = new Date(created * 1000)
  made.setTitle(`Invoice ${facts.number ?? ''}`)
  made.setCreationDate(date)
  made.setModificationDate(date)
  const write = writer(
    made.addPage([WIDTH, HEIGHT]),
    await made.embedFont(StandardFonts.Helvetica),
    await made.embedFont(StandardFonts.HelveticaBold),
  )
  const { net, vat, gross, due } = totalsOf(facts.lines, facts.startingBalance)
  write('Invoice', '', { size: 26, isBold: true })
  write('Test mode: no money moves')
  write('')
  write('Number', facts.number ?? '')
  write('Date', dayOf(created))
  write('From', 'Evenshift')
  write('To', company)
  write('')
  for (const line of facts.lines) write(line.description, pounds(line.net))
  write('')
  write('Without VAT', pounds(net))
  write(`VAT at ${VAT_PERCENT}%`, pounds(vat))
  write('Total', pounds(gross), { isBold: true })
  if (due !== Math.max(0, gross)) write('Credit used', pounds(due - gross))
  write(facts.status === 'paid' ? 'Paid' : 'Not paid', pounds(due), { isBold: true })
  return made.save()
}
