import { isHarmlessLink, isOwnFile } from '#server/platform/media/papers/links'
import { isDictionary, textOf, type PdfDictionary, type PdfDocument, type PdfValue } from '#server/platform/media/papers/pdf/pdf-document'

/** Actions that run, send or fetch something. */
const refusedActions: readonly PdfValue[] = ['/JavaScript', '/Launch', '/SubmitForm', '/ImportData', '/GoToE', '/Rendition', '/Movie']
/** What is drawn on a page and runs, plays or carries something. */
const refusedKinds: readonly PdfValue[] = ['/FileAttachment', '/RichMedia', '/Movie', '/3D']
/** Keys that say nothing good by being there: a second form, a second document, pages of other files, scripts of models. */
const refusedKeys = ['/XFA', '/AdditionalStreams', '/OnInstantiate']
/** What a document may do when it is opened. */
const openingActions: readonly PdfValue[] = ['/GoTo', '/Named']
const fileNames = ['/F', '/UF', '/DOS', '/Mac', '/Unix']
/** Files that programs attach to describe the pages, by type and ending. */
const attachedTypes: readonly PdfValue[] = ['/text/css', '/text/xml', '/application/xml', '/application/mathml+xml']
const attachedName = /\.(?:css|xml|mml|mathml)$/i

/** Whether a PDF runs, opens, sends or fetches something by itself, or carries files. */
export function isActivePdf(pdf: PdfDocument): boolean {
  const catalog = pdf.resolve(pdf.trailer['/Root'])
  if (isDictionary(catalog) && !isHarmlessOpening(pdf, catalog['/OpenAction'])) return true
  for (const each of pdf.dictionaries()) if (isActive(pdf, each)) return true
  return false
}

function isActive(pdf: PdfDocument, dictionary: PdfDictionary): boolean {
  const of = (key: string): PdfValue => pdf.resolve(dictionary[key])
  return (
    refusedActions.includes(of('/S')) ||
    refusedKinds.includes(of('/Subtype')) ||
    refusedKeys.some((key) => of(key) !== null) ||
    isScript(pdf, dictionary['/JS']) ||
    !isEmpty(of('/AA')) ||
    drawsAnotherFile(of('/Ref')) ||
    !isHarmlessLink(textOf(of('/URI')) ?? '') ||
    !isHarmlessLink(textOf(of('/Base')) ?? '') ||
    fileNames.some((key) => !isOwnFile(textOf(of(key)) ?? '')) ||
    (of('/Type') === '/EmbeddedFile' && !attachedTypes.includes(of('/Subtype'))) ||
    carriesFile(pdf, dictionary)
  )
}

/** A font or a picture may be called JS. */
const isScript = (pdf: PdfDocument, value: PdfValue | undefined): boolean =>
  pdf.isStream(value) ? !isDrawn(pdf.resolve(value)) : textOf(pdf.resolve(value)) !== null
const isDrawn = (value: PdfValue): boolean => isDictionary(value) && value['/Type'] === '/XObject'

const isEmpty = (value: PdfValue): boolean => value === null || (isDictionary(value) && Object.keys(value).length === 0)
const drawsAnotherFile = (value: PdfValue): boolean => isDictionary(value) && '/F' in value

/** `EF` holds files by the kinds of their names; in usage rights it is a list of what is allowed. */
function carriesFile(pdf: PdfDocument, dictionary: PdfDictionary): boolean {
  const files = pdf.resolve(dictionary['/EF'])
  if (!isDictionary(files)) return false
  const names = fileNames.map((key) => textOf(pdf.resolve(dictionary[key]))).filter((name) => name !== null)
  const types = Object.values(files).map((file) => pdf.resolve(file))
  return (
    !names.every((name) => attachedName.test(name)) ||
    !types.every((file) => isDictionary(file) && attachedTypes.includes(pdf.resolve(file['/Subtype'])))
  )
}

/** On opening, a document may go to a place of its own or be printed, and nothing else. */
function isHarmlessOpening(pdf: PdfDocument, value: PdfValue | undefined): boolean {
  const action = pdf.resolve(value)
  if (action === null || Array.isArray(action)) return true
  return isDictionary(action) && openingActions.includes(pdf.resolve(action['/S'])) && pdf.resolve(action['/Next']) === null
}
