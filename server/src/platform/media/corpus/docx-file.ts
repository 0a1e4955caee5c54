import { zipFile, type ZipPart } from '#server/platform/media/corpus/zip-file'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006'
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

export const relations = (inner: string): string =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`

export const relation = (type: string, target: string, mode = ''): string =>
  relations(`<Relationship Id="rId1" Type="${office}/relationships/${type}" Target="${target}" ${mode}/>`)

export const documentOf = (body: string): string => `<?xml version="1.0"?><w:document ${word}><w:body>${body}</w:body></w:document>`

interface DocxChanges {
  /** Where the document lies. */
  readonly name?: string
  readonly mainType?: string
  /** Types of further parts. */
  readonly types?: string
  readonly document?: string
  /** The relations of the document. */
  readonly links?: string
  readonly extra?: readonly ZipPart[]
}

/** A Word document of one line with the given changes. */
export function docxFile({ name = 'document.xml', mainType = main, types = '', document, links, extra = [] }: DocxChanges = {}): Buffer {
  return zipFile([
    {
      name: '[Content_Types].xml',
      data: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/${name}" ContentType="${mainType}"/>${types}</Types>`,
    },
    { name: '_rels/.rels', data: relation('officeDocument', `word/${name}`) },
    { name: `word/${name}`, data: document ?? documentOf('<w:p><w:r><w:t>Ada, barista</w:t></w:r></w:p>') },
    { name: `word/_rels/${name}.rels`, data: links ?? relation('hyperlink', 'https://ada.example', 'TargetMode="External"') },
    ...extra,
  ])
}
