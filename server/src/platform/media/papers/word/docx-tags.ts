import { emptiedXml, rewriteXml, type XmlTag } from '#server/platform/media/papers/word/xml'

/** The first elements of parts that tell who wrote a document, where and when, and what others said about it. */
const telling = ['coreProperties', 'Properties', 'comments', 'commentsEx', 'commentsIds', 'commentsExtensible', 'people', 'labelList']
/** What leads from the text to such a part. */
const leading = ['commentRangeStart', 'commentRangeEnd', 'commentReference']
const author = /(\s(?:[\w.-]+:)?author\s*=\s*)(?:"[^"]*"|'[^']*')/i
const dates = /\s(?:[\w.-]+:)?(?:date|dateUtc|initials)\s*=\s*(?:"[^"]*"|'[^']*')/gi
const boundToProperties = /(?:coreProperties|extended-properties|:Properties\b)/
const template = /\/attachedTemplate["']/i
const target = /(\sTarget\s*=\s*)(?:"[^"]*"|'[^']*')/

/** Remarks in the workbook of a chart, which a sheet needs whole. */
const isSheet = ({ name, attributes }: XmlTag): boolean =>
  name === 'comments' && [...attributes.values()].some((space) => space.includes('spreadsheetml'))

/** A part of a Word document that names nobody; `root` is its first element. What it says and how it looks stay, but for its comments. */
export function markupWithoutTags(part: Buffer, root: XmlTag | undefined): Buffer {
  if (root && telling.includes(root.name) && !isSheet(root)) return emptiedXml(part, 'title')
  return rewriteXml(part, (tag, name) => {
    if (leading.includes(name)) return null
    // What a cover page shows of the author is text from now on; Word would fetch it anew.
    if (name === 'dataBinding' && boundToProperties.test(tag)) return null
    // Where a template lies on somebody's disk names the somebody.
    if (name === 'Relationship' && template.test(tag)) return tag.replace(target, '$1"Normal.dotm"')
    return author.test(tag) ? tag.replace(author, '$1"Author"').replace(dates, '') : tag
  })
}
