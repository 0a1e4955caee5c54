import type { UploadFault } from '@evenshift/contract/states/upload'
import { isDictionary, openPdf, type PdfDocument, type PdfValue } from '#server/platform/media/papers/pdf/pdf-document'
import { mendPdf } from '#server/platform/media/papers/pdf/pdf-mend'
import { isActivePdf } from '#server/platform/media/papers/pdf/pdf-rules'
import { pdfWithoutTags } from '#server/platform/media/papers/pdf/pdf-tags'
import { readPdf, rewritePdf } from '#server/platform/media/papers/pdf/qpdf'

const START = '%PDF-'
const END = '%%EOF'
/** Programs that guess what a file is take it for a page where one of these stands at its front. */
const PAGE = /<(?:!doctype|html|head|body|script|iframe|svg)\b/i
const SNIFFED_BYTES = 1024

interface Read {
  readonly kept: Buffer
  readonly pdf: PdfDocument
}

/**
 * What is kept of a PDF, or why nothing is. One that keeps to the rules and tells nothing besides is kept byte by byte, and so is one that is
 * signed; another is written anew from what was read of it, so that no reader finds what was not looked at.
 */
export async function keepPdf(bytes: Buffer): Promise<Buffer | UploadFault> {
  if (PAGE.test(bytes.toString('latin1', 0, SNIFFED_BYTES))) return 'active_content'
  const read = await readWhole(withoutEdges(bytes))
  if (typeof read === 'string') return read
  if (!hasPage(read.pdf)) return 'unreadable'
  return isActivePdf(read.pdf) ? 'active_content' : pdfWithoutTags(read.kept, read.pdf)
}

/** Scanners and mail programs add bytes before and behind, and so does who hides an archive there: readers need none of it. */
function withoutEdges(bytes: Buffer): Buffer {
  const end = bytes.lastIndexOf(END) + END.length
  const [blanks = ''] = /^[\0\t\n\f\r ]*/.exec(bytes.toString('latin1', end)) ?? []
  return bytes.subarray(bytes.indexOf(START), end < END.length ? bytes.length : end + blanks.length)
}

async function readWhole(sent: Buffer): Promise<Read | UploadFault> {
  const { output, said } = await readPdf(sent)
  if (output !== null && said === '') return { kept: sent, pdf: openPdf(output) }
  if (said.includes('bad_alloc')) return 'too_complex'
  if (/password|encrypt/i.test(said)) return 'encrypted'

  const whole = output === null ? await mendPdf(sent) : sent
  const kept = whole && (await rewritePdf(whole)).output
  const again = kept && (await readPdf(kept))
  return kept && again?.output && again.said === '' ? { kept, pdf: openPdf(again.output) } : 'unreadable'
}

function hasPage(pdf: PdfDocument): boolean {
  const seen = new Set<PdfValue>()
  const leadsToPage = (node: PdfValue): boolean => {
    if (!isDictionary(node) || seen.has(node)) return false
    seen.add(node)
    const kids = pdf.resolve(node['/Kids'])
    return Array.isArray(kids) ? kids.some((kid: PdfValue) => leadsToPage(pdf.resolve(kid))) : true
  }
  const catalog = pdf.resolve(pdf.trailer['/Root'])
  return isDictionary(catalog) && leadsToPage(pdf.resolve(catalog['/Pages']))
}
