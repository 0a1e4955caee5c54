import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { has, start } from '#bench/foreign-files/programs'

/** Who wrote the papers, which no paper says on its pages. */
export const AUTHOR = 'Lovelace'
const PHOTO = 'photo.jpg'

const words = (count: number): string =>
  Array.from({ length: count }, (_, index) => ['served', 'coffee', 'at', 'weekends', 'and', 'kept', 'the', 'till'][(index * 7) % 8]).join(
    ' ',
  )
const rows = (count: number): string =>
  Array.from({ length: count }, (_, index) => `<tr><td>${2010 + index}</td><td>Café ${index}</td><td>${words(6)}</td></tr>`).join('')

const bodies = {
  plain: `<h1>Barista</h1><p>${words(200)}</p>`,
  table: `<h1>Work</h1><table border=1>${rows(14)}</table>`,
  'long-table': `<table border=1>${rows(200)}</table>`,
  list: `<h1>Skills</h1><ul>${'<li>Latte art<li>Till<li>Closing'.repeat(5)}</ul><ol><li>One<li>Two</ol>`,
  links:
    '<p><a href="https://portfolio.example/me">Portfolio</a> <a href="mailto:me@mail.example">Mail</a> <a href="tel:+442070000000">Call</a> <a href="#end">End</a></p><p id=end>End</p>',
  long: `<h1>Statement</h1>${`<h2>Part</h2><p>${words(300)}</p>`.repeat(40)}`,
  letters: '<p>Zoë Núñez-Łukasz, Ελλάδα, Россия, עברית, العربية, 日本語, 한국어, ₤ € ½ “quotes” — fi fl</p>',
  styled: `<style>body{font-family:serif;color:#234} h1{background:#fd3;padding:1em} p{columns:2;text-align:justify}</style><h1>CV</h1><p>${words(260)}</p>`,
  form: '<form><input name=a value=one><input type=checkbox checked><select><option>Leeds<option>York</select><textarea>More</textarea></form>',
  photo: `<h1>Me</h1><img src="${PHOTO}" width=240><p>${words(60)}</p>`,
  photos: `<h1>Work</h1>${`<img src="${PHOTO}" width=160>`.repeat(6)}<p>${words(60)}</p>`,
  breaks: `<p>${words(40)}</p><p style="page-break-before:always">${words(40)}</p><hr><pre>till = open()</pre>`,
} as const
export const contents = Object.keys(bodies)

/** Writes every page of contents into a folder, and the photo of a phone beside them. */
export async function writeContents(folder: string): Promise<void> {
  for (const [name, body] of Object.entries(bodies)) {
    const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="author" content="Ada ${AUTHOR}"><title>CV</title></head><body>${body}</body></html>`
    await writeFile(join(folder, `${name}.html`), page)
  }
  if (!has('the photo in papers', 'ffmpeg', 'exiftool')) return
  await start('ffmpeg', ['-loglevel', 'error', '-y', '-f', 'lavfi', '-i', 'testsrc2=s=1600x1200', '-frames:v', '1', PHOTO], folder)
  const tags = [
    '-GPSLatitude=51.5',
    '-GPSLatitudeRef=N',
    `-Artist=Ada ${AUTHOR}`,
    `-XMP:Creator=Ada ${AUTHOR}`,
    `-IPTC:By-line=Ada ${AUTHOR}`,
  ]
  await start('exiftool', ['-q', '-overwrite_original', ...tags, PHOTO], folder)
}
