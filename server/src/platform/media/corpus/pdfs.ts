import { constants, deflateSync } from 'node:zlib'
import { grownPdf, lockedPdf, packedPdf, pdfFile } from '#server/platform/media/corpus/pdf-file'
import { jpeg } from '#server/platform/media/corpus/pictures'
import { oversized, samplesOf, type Good, type Hostile } from '#server/platform/media/corpus/sample'

const pdf = samplesOf('document', 'application/pdf', 'cv.pdf')

const SCRIPT = '/S /JavaScript /JS (app.alert\\(1\\))'
const PROGRAM = '<</Type /EmbeddedFile /Length 2>>\nstream\nMZ\nendstream'
const link = (address: string): string => `<</Type /Annot /Subtype /Link /A <</S /URI /URI (${address})>>>>`
/** A file that the PDF carries, as objects 5 and 6. */
const carried = (name: string, type = '/application#2foctet-stream'): string[] => [
  `<</Type /Filespec /F (${name}) /UF (${name}) /EF <</F 6 0 R>>>>`,
  `<</Type /EmbeddedFile /Subtype ${type} /Length 2>>\nstream\nMZ\nendstream`,
]

const nestedFirst = (first: number): string => `/Type /ObjStm /X <</First 99999>> /First ${first} /Filter /FlateDecode`
/** Ways to say where the objects of a stream begin that readers understand and a search does not. */
const hiding: readonly (readonly [string, ((first: number) => string)?, string?])[] = [
  ['a place within a place', nestedFirst],
  ['a place that is said twice', (first) => `/Type /ObjStm /First 99999 /First ${first} /Filter /FlateDecode`],
  ['packing within packing', (first) => `/Type /ObjStm /X <</Filter []>> /First ${first} /Filter /FlateDecode`],
  ['a stream that does not say what it is', (first) => `/First ${first} /Filter /FlateDecode`],
  ['a remark', () => '/Type /ObjStm /First 8 /Filter /FlateDecode', `%1\n20 0 <<${SCRIPT}>>`],
]

export const hostilePdfs: readonly Hostile[] = [
  pdf.hostile('a page that is called a CV', 'not_what_it_says', () => Buffer.from('<html><script>alert(1)</script></html>')),
  pdf.hostile('a photo that is called a PDF', 'not_what_it_says', () => jpeg()),
  pdf.hostile('a PDF behind a page', 'not_what_it_says', () => Buffer.concat([Buffer.from('<script>alert(1)</script>\n'), pdfFile()])),
  pdf.hostile('a PDF that is a page as well', 'active_content', () =>
    Buffer.from(pdfFile().toString('latin1').replace('\n', '\n%<!DOCTYPE html><script>alert(1)</script>\n'), 'latin1'),
  ),
  pdf.hostile('a script on opening', 'active_content', () => pdfFile({ catalog: `/OpenAction <<${SCRIPT}>>` })),
  pdf.hostile('a script by another spelling', 'active_content', () => pdfFile({ extra: ['<</S /Java#53cript /#4aS (1)>>'] })),
  pdf.hostile('a program to start', 'active_content', () => pdfFile({ catalog: '/OpenAction <</S /Launch /F (cmd.exe)>>' })),
  pdf.hostile('an address to open on opening', 'active_content', () =>
    pdfFile({ catalog: '/OpenAction 5 0 R', extra: ['<</S /URI /URI (https://bad.example)>>'] }),
  ),
  pdf.hostile('an address to open after going to a page', 'active_content', () =>
    pdfFile({ catalog: '/OpenAction <</S /GoTo /D [3 0 R /Fit] /Next 5 0 R>>', extra: ['<</S /URI /URI (https://bad.example)>>'] }),
  ),
  pdf.hostile('a form that sends itself', 'active_content', () => pdfFile({ extra: ['<</S /SubmitForm /F (https://bad.example)>>'] })),
  pdf.hostile('a PDF with a password', 'encrypted', () => lockedPdf(256, 'secret')),
  pdf.hostile('a form of another kind inside', 'active_content', () =>
    pdfFile({ catalog: '/AcroForm <</XFA [(x) 5 0 R]>>', extra: ['null'] }),
  ),
  pdf.hostile('a carried file', 'active_content', () =>
    pdfFile({ catalog: '/Names <</EmbeddedFiles <</Names [(a) 5 0 R]>>>>', extra: carried('a.exe') }),
  ),
  pdf.hostile('a program that says it is a style', 'active_content', () => pdfFile({ extra: carried('a.exe', '/text#2fcss') })),
  pdf.hostile('a second document in the tail', 'active_content', () =>
    pdfFile({ trailer: '/AdditionalStreams [/odt 5 0 R]', extra: [PROGRAM] }),
  ),
  pdf.hostile('a picture of another file', 'active_content', () =>
    pdfFile({
      extra: [
        '<</Type /XObject /Subtype /Form /BBox [0 0 1 1] /Ref <</F (\\\\\\\\host\\\\a.pdf) /Page 0>> /Length 0>>\nstream\n\nendstream',
      ],
    }),
  ),
  pdf.hostile('a thread in a file of a host', 'active_content', () =>
    pdfFile({ extra: ['<</S /Thread /F (\\\\\\\\host\\\\a.pdf) /D 0>>'] }),
  ),
  pdf.hostile('contents from the web', 'active_content', () =>
    pdfFile({ extra: ['<</Length 0 /F <</FS /URL /F (https://bad.example/a)>>>>\nstream\n\nendstream'] }),
  ),
  ...['file://host/share/x', 'smb://host/x', 'ms-msdt:/id', ' java\tscript:alert(1)', '\\\\\\\\host\\\\x'].map((address) =>
    pdf.hostile(`a link to ${address}`, 'active_content', () => pdfFile({ extra: [link(address)] })),
  ),
  ...hiding.map(([way, says, data]) =>
    pdf.hostile(`a script hidden by ${way}`, 'active_content', () =>
      packedPdf({ catalog: '/Does 20 0 R', object: `<<${SCRIPT}>>`, says, data }),
    ),
  ),
  pdf.hostile('a script in an object stream', 'active_content', () => packedPdf({ object: `<<${SCRIPT}>>` })),
  pdf.hostile('a hidden program to start', 'active_content', () =>
    packedPdf({ catalog: '/Does 20 0 R', object: '<</S /Launch /F (cmd.exe)>>', says: nestedFirst }),
  ),
  pdf.hostile('a hidden carried file', 'active_content', () =>
    packedPdf({
      catalog: '/Names 20 0 R',
      object: '<</EmbeddedFiles <</Names [(a) <</Type /Filespec /F (a.exe) /EF <</F 6 0 R>>>>]>>>>',
      says: nestedFirst,
      extra: ['<</Length 2>>\nstream\nMZ\nendstream'],
    }),
  ),
  pdf.hostile('lists in lists without end', 'unreadable', () => pdfFile({ catalog: `/Deep ${'['.repeat(200_000)}` })),
  pdf.hostile('a PDF cut off in the middle', 'unreadable', () => pdfFile().subarray(0, 200)),
  pdf.hostile('a PDF without pages', 'unreadable', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')),
  pdf.hostile('a PDF beyond the limit', 'wrong_size', () => oversized('document', pdfFile())),
]

export const goodPdfs: readonly Good[] = [
  pdf.good('a CV', () => pdfFile()),
  pdf.good('a CV that opens at a place, with a link', () =>
    pdfFile({
      catalog: '/OpenAction 5 0 R',
      extra: ['<</S /GoTo /D [3 0 R /Fit]>>', '<</Type /Annot /Subtype /Link /A <</S /URI /URI (https://ada.example/JS/Launch)>>>>'],
    }),
  ),
  pdf.good('a CV with packed objects', () => packedPdf({ object: '<</Title (What /JavaScript is)>>' })),
  pdf.good('a CV that only its owner may change', () => lockedPdf(40)),
  pdf.good('a CV that only its owner may change, by AES', () => lockedPdf(128)),
  pdf.good('a CV that only its owner may change, by AES and packed', () => lockedPdf(256)),
  pdf.good('a CV whose index ends by a flush', () =>
    packedPdf({
      index: { filter: '/Filter /FlateDecode', pack: (entries) => deflateSync(entries, { finishFlush: constants.Z_SYNC_FLUSH }) },
    }),
  ),
  pdf.good('a CV whose trailer calls itself an index', () => pdfFile({ trailer: '/Type /XRef' })),
  pdf.good('a CV that is made for the web and was changed', () => grownPdf()),
  pdf.good('a CV that does nothing on opening', () => pdfFile({ catalog: '/OpenAction null /AA <<>>' })),
  pdf.good('a CV that opens with the print dialogue', () => pdfFile({ catalog: '/OpenAction <</S /Named /N /Print>>' })),
  pdf.good('a form with rights for a reader', () =>
    pdfFile({
      catalog: '/Perms <</UR3 5 0 R>>',
      extra: ['<</Type /Sig /Reference [<</TransformMethod /UR3 /TransformParams <</Type /TransformParams /EF [/Create /Delete]>>>>]>>'],
    }),
  ),
  pdf.good('a CV with the sign of an old end', () => Buffer.concat([pdfFile(), Buffer.from('\u001a')])),
  pdf.good('a CV behind blanks', () => Buffer.concat([Buffer.from('\r\n \n'), pdfFile()])),
  pdf.good('a CV without its end', () => pdfFile().subarray(0, -6)),
  pdf.good('a CV whose index leads elsewhere', () =>
    Buffer.from(
      pdfFile()
        .toString('latin1')
        .replace(/0000000063/, '0000000065'),
      'latin1',
    ),
  ),
  pdf.good('a CV with a wrong length', () => Buffer.from(pdfFile().toString('latin1').replace('/Length 25', '/Length 11'), 'latin1')),
  pdf.good('a CV with a style and formulas for its text', () =>
    pdfFile({ catalog: '/AF [5 0 R]', extra: carried('text.css', '/text#2fcss') }),
  ),
  pdf.good('a CV with a font called JS', () =>
    pdfFile({ extra: ['<</Font <</JS 6 0 R>>>>', '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>'] }),
  ),
  pdf.good('a CV with links of every harmless kind', () =>
    pdfFile({
      extra: ['https://ada.example', 'mailto:ada@ada.example', 'tel:+442070000000', 'www.ada.example', 'file:///C:/cv.docx'].map(link),
    }),
  ),
  pdf.good('a CV that leads to another file', () => pdfFile({ extra: ['<</S /GoToR /F (letter.pdf) /D [0 /Fit]>>'] })),
]
