import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { UploadPurpose, UploadType } from '@evenshift/contract/states/upload'
import { AUTHOR, contents, writeContents } from '#bench/foreign-files/contents'
import { has, start } from '#bench/foreign-files/programs'

export interface ForeignFile {
  readonly name: string
  readonly path: string
  readonly purpose: UploadPurpose
  readonly contentType: UploadType
}

const types: Readonly<Record<string, UploadType>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** The papers of a folder. */
async function papersIn(folder: string): Promise<ForeignFile[]> {
  const names = await readdir(folder)
  return names.flatMap((name) => {
    const contentType = types[name.slice(name.lastIndexOf('.') + 1)]
    return contentType ? [{ name: `${basename(folder)}/${name}`, path: join(folder, name), purpose: 'document' as const, contentType }] : []
  })
}

/** Lends each way its own folder; a way that fails is told and left out. */
async function inWays(home: string, ways: Readonly<Record<string, (folder: string) => Promise<unknown>>>): Promise<ForeignFile[]> {
  const made: ForeignFile[] = []
  for (const [name, make] of Object.entries(ways)) {
    const folder = join(home, name)
    await mkdir(folder)
    await make(folder)
    made.push(...(await papersIn(folder)))
  }
  return made
}

/** How LibreOffice exports, by its own names for it. */
const exports: Readonly<Record<string, string>> = {
  plain: '',
  'pdf-a-1': ':{"SelectPdfVersion":{"type":"long","value":"1"}}',
  'pdf-a-2': ':{"SelectPdfVersion":{"type":"long","value":"2"}}',
  'pdf-ua': ':{"PDFUACompliance":{"type":"boolean","value":"true"}}',
  old: ':{"SelectPdfVersion":{"type":"long","value":"15"},"UseLosslessCompression":{"type":"boolean","value":"true"}}',
  web: ':{"Quality":{"type":"long","value":"50"},"ReduceImageResolution":{"type":"boolean","value":"true"},"ExportBookmarks":{"type":"boolean","value":"true"}}',
  owned: ':{"RestrictPermissions":{"type":"boolean","value":"true"},"PermissionPassword":{"type":"string","value":"owner"}}',
  view: ':{"InitialView":{"type":"long","value":"1"},"Magnification":{"type":"long","value":"1"},"OpenInFullScreenMode":{"type":"boolean","value":"true"}}',
}

async function byOffice(home: string): Promise<ForeignFile[]> {
  if (!has('papers of LibreOffice', 'office')) return []
  const letters = join(home, 'letters')
  await mkdir(letters)
  const convert = (to: string, from: readonly string[], folder: string, ...more: readonly string[]) =>
    start('office', ['--headless', ...more, '--convert-to', to, '--outdir', folder, ...from], home)
  const pages = contents.map((name) => join(home, `${name}.html`))
  await convert('odt:writer8', pages, letters, '--infilter=HTML (StarWriter)')
  const odts = contents.map((name) => join(letters, `${name}.odt`))
  // It writes the fields of a form into Word's files as ActiveX controls, which run.
  const still = odts.filter((path) => basename(path) !== 'form.odt')
  const pdfs = Object.entries(exports).map(([name, options]) => [
    `office-${name}`,
    (folder: string) => convert(`pdf:writer_pdf_Export${options}`, odts, folder),
  ])
  return inWays(home, {
    ...(Object.fromEntries(pdfs) as Record<string, (folder: string) => Promise<unknown>>),
    'office-docx': (folder) => convert('docx:MS Word 2007 XML', still, folder),
    'office-docx-ooxml': (folder) => convert('docx:Office Open XML Text', still, folder),
    'office-doc': (folder) => convert('doc:MS Word 97', still, folder),
  })
}

const byChromium = (home: string): Promise<ForeignFile[]> | [] =>
  has('papers of Chromium', 'chromium')
    ? inWays(home, {
        chromium: async (folder) => {
          const words = [
            '--headless',
            '--no-sandbox',
            '--disable-gpu',
            '--allow-file-access-from-files',
            `--user-data-dir=${join(home, 'browser')}`,
          ]
          for (const name of contents)
            await start(
              'chromium',
              [...words, `--print-to-pdf=${join(folder, `${name}.pdf`)}`, `file://${join(home, `${name}.html`)}`],
              home,
            )
        },
      })
    : []

/** The same contents written anew by a program that takes one PDF and makes another. */
const again = (
  home: string,
  from: readonly ForeignFile[],
  ways: Readonly<Record<string, (from: string, to: string) => Promise<unknown>>>,
) =>
  inWays(
    home,
    Object.fromEntries(
      Object.entries(ways).map(([name, make]) => [
        name,
        async (folder: string) => {
          for (const { path } of from) await make(path, join(folder, basename(path)))
        },
      ]),
    ),
  )

const byGhostscript = (home: string, from: readonly ForeignFile[]) => {
  if (!has('papers of Ghostscript', 'ghostscript')) return []
  const write =
    (...options: readonly string[]) =>
    (path: string, to: string) =>
      start('ghostscript', ['-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=pdfwrite', ...options, `-sOutputFile=${to}`, path], home)
  return again(home, from, {
    'gs-screen': write('-dPDFSETTINGS=/screen'),
    'gs-printer': write('-dPDFSETTINGS=/printer'),
    'gs-1.3': write('-dCompatibilityLevel=1.3'),
    'gs-1.7': write('-dCompatibilityLevel=1.7'),
    'gs-owned': write('-sOwnerPassword=owner', '-dEncryptionR=3', '-dKeyLength=128', '-dPermissions=-3904'),
  })
}

const byQpdf = (home: string, from: readonly ForeignFile[]) => {
  if (!has('papers of qpdf', 'qpdf')) return []
  const write =
    (...options: readonly string[]) =>
    (path: string, to: string) =>
      start('qpdf', [...options, path, to], home)
  return again(home, from, {
    'qpdf-packed': write('--object-streams=generate'),
    'qpdf-plain': write('--object-streams=disable', '--stream-data=uncompress'),
    'qpdf-web': write('--linearize'),
    'qpdf-owned-40': write('--allow-weak-crypto', '--encrypt', '', 'owner', '40', '--'),
    'qpdf-owned-128': write('--allow-weak-crypto', '--encrypt', '', 'owner', '128', '--use-aes=y', '--'),
    'qpdf-owned-256': write('--object-streams=generate', '--encrypt', '', 'owner', '256', '--modify=none', '--'),
  })
}

const byExiftool = (home: string, from: readonly ForeignFile[]) =>
  has('papers with a change of exiftool behind them', 'exiftool')
    ? again(home, from, {
        exiftool: async (path, to) => {
          await copyFile(path, to)
          await start('exiftool', ['-q', '-overwrite_original', `-Author=Ada ${AUTHOR}`, `-XMP:Creator=Ada ${AUTHOR}`, to], home)
        },
      })
    : []

/** Papers as people have them, of which every one should be taken. */
export async function goodPapers(home: string): Promise<readonly ForeignFile[]> {
  await writeContents(home)
  const [office, chromium] = [await byOffice(home), await byChromium(home)]
  const first = office.filter(({ name }) => name.startsWith('office-plain/'))
  const base = first.length > 0 ? first : chromium
  return [
    ...office,
    ...chromium,
    ...(await byGhostscript(home, base)),
    ...(await byQpdf(home, base)),
    ...(await byExiftool(home, [...base, ...chromium])),
  ]
}
