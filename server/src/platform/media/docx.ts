import type { UploadFault } from '@evenshift/contract/states/upload'
import { isCompoundFile, isProtectedPackage } from '#server/platform/media/compound-file'
import { readXml, type XmlTag } from '#server/platform/media/xml'
import { openArchive } from '#server/platform/media/zip'

const TYPES = '[content_types].xml'
const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const activeType = /macroenabled|vbaproject|vbadata|oleobject|activex|customui/i
const activePart = /vbaproject|vbadata|activex|(^|\/)embeddings\/|customui/i
/** Relations whose target Word loads or runs; a chart's workbook is such a package too. */
const activeRelation =
  /\/(vbaProject|wordVbaData|oleObject|package|control|activeXControlBinary|attachedToolbars|aFChunk|subDocument|frame|extensibility)$/i
/** The field by which Word starts another program. */
const activeField = /\bdde(auto)?\b/i

/** Looks at every part of a Word document, whatever the parts are called. */
export async function findDocxFault(bytes: Buffer): Promise<UploadFault | null> {
  if (isCompoundFile(bytes)) return isProtectedPackage(bytes) ? 'encrypted' : 'not_what_it_says'
  const archive = await openArchive(bytes)
  if (typeof archive === 'string') return archive
  if (!archive.names.includes(TYPES)) return 'not_what_it_says'

  const types = readXml(await archive.read(TYPES)).map(({ attributes }) => attributes.get('ContentType') ?? '')
  if (types.some((type) => activeType.test(type)) || archive.names.some((name) => activePart.test(name))) return 'active_content'
  if (!types.includes(DOCUMENT)) return 'not_what_it_says'

  for (const name of archive.names) {
    // Read all, so that a file which is larger than the list says is found out.
    const part = await archive.read(name)
    if (/\.(xml|rels)$/.test(name) && isActive(readXml(part))) return 'active_content'
  }
  return null
}

function isActive(tags: readonly XmlTag[]): boolean {
  const field = tags.map(({ name, attributes, text }) =>
    name === 'instrText' ? text : name === 'fldSimple' ? ` ${[...attributes.values()].join(' ')} ` : '',
  )
  return tags.some(isActiveRelation) || activeField.test(field.join(''))
}

function isActiveRelation({ name, attributes }: XmlTag): boolean {
  if (name !== 'Relationship') return false
  const type = attributes.get('Type') ?? ''
  const isOutside = (attributes.get('TargetMode') ?? 'Internal') !== 'Internal'
  return activeRelation.test(type) || (isOutside && !/\/hyperlink$/i.test(type))
}
