import type { UploadFault } from '@evenshift/contract/states/upload'
import { isCompoundFile, isProtectedPackage } from '#server/platform/media/papers/word/compound-file'
import { hasActiveDocxField } from '#server/platform/media/papers/word/docx-fields'
import { markupWithoutTags } from '#server/platform/media/papers/word/docx-tags'
import { isHarmlessLink, isOwnFile } from '#server/platform/media/papers/links'
import { pictureWithoutTags } from '#server/platform/media/pictures/picture-tags'
import { readXml, type XmlTag } from '#server/platform/media/papers/word/xml'
import { openArchive } from '#server/platform/media/papers/word/zip'

const TYPES = '[content_types].xml'
const LETTER = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
const activeType = /macroenabled|vbaproject|vbadata|oleobject|activex|customui/i
const activePart = /vbaproject|vbadata|activex|customui/i
/** Folders, parts without an ending, and the endings of markup, pictures, fonts, settings of printers, and workbooks of charts. */
const harmlessPart =
  /(?:^|\/)(?:[^./]*|[^/]*\.(?:xml|rels|vml|dat|bin|psmdcp|sigs|png|jpe?g|jpe|jfif|gif|bmp|dib|tiff?|[ew]m[fz]|svg|webp|wdp|heic|avif|jp2|pct|pict|ico|odttf|[ot]tf|fntdata|xlsx))$/
const SIGNATURES = '_xmlsignatures/'
const embedded = /(?:^|\/)embeddings\//
/** Relations whose target Word loads or runs. */
const activeRelation =
  /\/(vbaProject|wordVbaData|oleObject|control|activeXControlBinary|attachedToolbars|aFChunk|subDocument|frame|extensibility|connections|queryTable|externalLink)$/i
/** Relations that may lead out of the file, and where to. */
const outside: readonly (readonly [RegExp, (target: string) => boolean])[] = [
  [/\/hyperlink$/i, isHarmlessLink],
  [/\/(attachedTemplate|image)$/i, isOwnFile],
]

/** Looks at every part of a Word document, whatever the parts are called, and keeps it without what it tells of people. */
export async function keepDocx(bytes: Buffer): Promise<Buffer | UploadFault> {
  if (isCompoundFile(bytes)) return isProtectedPackage(bytes) ? 'encrypted' : 'not_what_it_says'
  return keepPackage(bytes, LETTER)
}

async function keepPackage(bytes: Buffer, mainType: string): Promise<Buffer | UploadFault> {
  const archive = await openArchive(bytes)
  if (typeof archive === 'string') return archive
  if (!archive.names.includes(TYPES)) return 'not_what_it_says'

  const types = readXml(await archive.read(TYPES))
  if (types.some(({ attributes }) => activeType.test(attributes.get('ContentType') ?? ''))) return 'active_content'
  if (archive.names.some((name) => activePart.test(name))) return 'active_content'
  if (!types.some(({ attributes }) => attributes.get('ContentType') === mainType)) return 'not_what_it_says'

  const isMarkup = markupOf(types)
  const parts = new Map<string, Buffer>()
  for (const name of archive.names) {
    // Read all, so that a file which is larger than the list says is found out.
    const kept = await keepPart(name, await archive.read(name), isMarkup(name))
    if (kept === null) return 'active_content'
    if (!name.endsWith('/')) parts.set(name, kept)
  }
  // Its signature would not hold any more.
  return archive.names.some((name) => name.startsWith(SIGNATURES)) ? bytes : archive.write(parts)
}

/** What is kept of a part; null for one that runs or fetches something. */
async function keepPart(name: string, part: Buffer, isMarkup: boolean): Promise<Buffer | null> {
  if (embedded.test(name) && !name.endsWith('/')) {
    const workbook = name.endsWith('.xlsx') ? await keepPackage(part, WORKBOOK) : 'not_what_it_says'
    return typeof workbook === 'string' ? null : workbook
  }
  if (!isMarkup) return harmlessPart.test(name) ? pictureWithoutTags(part) : null
  const tags = readXml(part)
  return isActiveMarkup(tags) ? null : markupWithoutTags(part, tags[0])
}

/** Parts are markup by their type, which a name of its own or its ending says. Word leaves data that others keep in a letter as it is. */
function markupOf(types: readonly XmlTag[]): (name: string) => boolean {
  const typeOf = new Map(
    types.map(({ attributes }) => {
      const name = attributes.get('PartName')?.slice(1) ?? `.${attributes.get('Extension')}`
      return [name.toLowerCase(), attributes.get('ContentType') ?? '']
    }),
  )
  return (name) => {
    const type = typeOf.get(name) ?? typeOf.get(name.slice(name.lastIndexOf('.'))) ?? ''
    if (/^customxml\/item\d*\.xml$/.test(name)) return type.endsWith('+xml')
    return /\.(xml|rels)$/.test(name) || /^(?!image\/).*[+/]xml$/i.test(type)
  }
}

const isActiveMarkup = (tags: readonly XmlTag[]): boolean => tags.some(isActiveRelation) || hasActiveDocxField(tags)

function isActiveRelation({ name, attributes }: XmlTag): boolean {
  if (name !== 'Relationship') return false
  const [type = '', target = ''] = [attributes.get('Type'), attributes.get('Target')]
  if (activeRelation.test(type)) return true
  if (/\/package$/i.test(type) && !/\/embeddings\/[^/]+\.xlsx$/i.test(target)) return true
  if ((attributes.get('TargetMode') ?? 'Internal') === 'Internal') return false
  return !outside.some(([kind, isFine]) => kind.test(type) && isFine(target))
}
