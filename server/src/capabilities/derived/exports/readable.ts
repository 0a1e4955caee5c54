/** The page of an archive that a person reads: the same data as the JSON beside it. Pure. */
export interface Section {
  /** As the JSON names it. */
  readonly key: string
  readonly title: string
  readonly data: unknown
}
export interface PageFile {
  /** Where it lies in the archive; null where there was no room or its bytes are gone. */
  readonly path: string | null
  readonly name: string
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>')
/** "coverNote" reads "Cover note". */
const wordsOf = (key: string): string => {
  const words = key
    .replace(/^_/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/London' })

function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = String(value)
  return INSTANT.test(text) ? moments.format(new Date(text)) : escaped(text)
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return `<ol>${value.map((one) => `<li>${shown(one)}</li>`).join('')}</ol>`
  if (!isRecord(value)) return plain(value)
  const rows = Object.entries(value).filter(([, one]) => !isNothing(one))
  return `<dl>${rows.map(([key, one]) => `<dt>${escaped(wordsOf(key))}</dt><dd>${shown(one)}</dd>`).join('')}</dl>`
}

const part = ({ key, title, data }: Section): string =>
  `<section id="${escaped(key)}"><h2>${escaped(title)}</h2>${isNothing(data) ? '<p>Nothing here.</p>' : shown(data)}</section>`

function fileList(files: readonly PageFile[]): string {
  if (files.length === 0) return '<p>Nothing here.</p>'
  const listed = files.map(({ path, name }) =>
    path === null
      ? `<li>${escaped(name)} (not in this archive, open it on Evenshift)</li>`
      : `<li><a href="${path.split('/').map(encodeURIComponent).join('/')}">${escaped(name)}</a></li>`,
  )
  return `<ul>${listed.join('')}</ul>`
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}dt{font-weight:600}dd{margin:0 0 .5rem 1rem;overflow-wrap:anywhere}section{border-top:1px solid #767676;margin-top:2rem}'

/** A whole page without scripts, that loads nothing. */
export function readablePage(title: string, madeAt: Date, sections: readonly Section[], files: readonly PageFile[]): string {
  const contents = [...sections, { key: 'files', title: 'Files' }]
  const links = contents.map(({ key, title: words }) => `<li><a href="#${escaped(key)}">${escaped(words)}</a></li>`)
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main><h1>${escaped(title)}</h1>`,
    `<p>Made on ${moments.format(madeAt)}. The file data.json beside this page says the same for computers.</p>`,
    `<nav aria-label="Contents"><ul>${links.join('')}</ul></nav>${sections.map(part).join('')}`,
    `<section id="files"><h2>Files</h2>${fileList(files)}</section></main></body></html>`,
  ].join('')
}
