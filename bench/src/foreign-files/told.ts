import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { AUTHOR } from '#bench/foreign-files/contents'
import type { Looked } from '#bench/foreign-files/looked-at'
import { has, start } from '#bench/foreign-files/programs'

/** The kept papers in which exiftool still finds the author or a place; an old .doc keeps them, as people are told. */
export async function stillTelling(looked: readonly Looked[], home: string): Promise<readonly string[]> {
  if (!has('what kept papers tell', 'exiftool', 'qpdf')) return []
  const telling: string[] = []
  for (const { file, kept } of looked) {
    if (kept === null || file.contentType === 'application/msword') continue
    const told = await start('exiftool', ['-a', '-ee', '-G1', '-U', kept], home).catch(String)
    if (told.includes(AUTHOR) || told.includes('GPS')) telling.push(file.name)
  }
  return telling
}

/** The kept papers whose text is another than that which was sent. */
export async function otherTexts(looked: readonly Looked[], home: string): Promise<readonly string[]> {
  if (!has('the text of kept papers', 'poppler', 'office')) return []
  const textOf = (path: string): Promise<string> => start('poppler', ['-layout', path, '-'], home)
  const kept = looked.flatMap((one) => (one.kept === null ? [] : [{ ...one, kept: one.kept }]))
  const others: string[] = []
  for (const one of kept.filter(({ file }) => file.contentType === 'application/pdf'))
    if ((await textOf(one.file.path)) !== (await textOf(one.kept))) others.push(one.file.name)

  const letters = kept.filter(({ file }) => file.contentType.endsWith('wordprocessingml.document'))
  const [sent, back] = [join(home, 'sent-letters'), join(home, 'kept-letters')]
  await Promise.all([mkdir(sent), mkdir(back)])
  for (const { file, kept: path } of letters) {
    const pdfOf = async (from: string, folder: string): Promise<string> => {
      await start('office', ['--headless', '--convert-to', 'pdf:writer_pdf_Export', '--outdir', folder, from], home)
      return textOf(join(folder, basename(from).replace(/\.\w+$/, '.pdf')))
    }
    if ((await pdfOf(file.path, sent)) !== (await pdfOf(path, back))) others.push(file.name)
  }
  return others
}
