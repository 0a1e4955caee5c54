import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { besideTheWorst } from '#bench/foreign-files/beside'
import { dangerousPapers } from '#bench/foreign-files/dangerous'
import { type Looked, lookAt } from '#bench/foreign-files/looked-at'
import { type ForeignFile, goodPapers } from '#bench/foreign-files/papers'
import { recordings } from '#bench/foreign-files/recordings'
import { otherTexts, stillTelling } from '#bench/foreign-files/told'
import type { Figure, Measure } from '#bench/run/figure'
import { inFolder } from '#bench/run/folder'
import { root } from '#bench/run/root'

/** Of so many good files one may be refused. */
const ONE_OF = 200
const WORST = 10

async function lookAtAll(files: readonly ForeignFile[], folder: string): Promise<Looked[]> {
  await mkdir(folder)
  const looked: Looked[] = []
  for (const [index, file] of files.entries()) looked.push(await lookAt(file, join(folder, `${index}${/\.\w+$/.exec(file.path)?.[0]}`)))
  return looked
}

/** Says each file that was judged otherwise than it should. */
function wrong(looked: readonly Looked[], isRight: (one: Looked) => boolean): number {
  const found = looked.filter((one) => !isRight(one))
  for (const { file, verdict } of found) console.error(`${file.name}: ${verdict}`)
  return found.length
}
const told = (names: readonly string[], what: string): number => {
  for (const name of names) console.error(`${name}: ${what}`)
  return names.length
}

/** The worst, each by its name, and how much it took. */
const worstOf = (looked: readonly Looked[], unit: 's' | 'MB', take: (one: Looked) => number): Figure[] =>
  looked
    .toSorted((a, b) => take(b) - take(a))
    .slice(0, WORST)
    .map((one) => ({ measure: `  ${one.file.name}`, figure: take(one), unit }))

async function measureIn(home: string): Promise<readonly Figure[]> {
  const good = await goodPapers(home)
  const dangerous = await dangerousPapers(home, good)
  const { good: whole, cut } = await recordings(home)
  const papers = await lookAtAll(good, join(home, 'kept-papers'))
  const dangers = await lookAtAll(dangerous, join(home, 'kept-dangers'))
  const kept = await lookAtAll(whole, join(home, 'kept-recordings'))
  const halves = await lookAtAll(cut, join(home, 'kept-cut'))

  const all = [...papers, ...dangers, ...kept, ...halves]
  const documents = all.filter(({ file }) => file.purpose === 'document')
  const [worst] = documents.toSorted((a, b) => b.seconds - a.seconds)
  const small = papers.find(({ file }) => file.name === 'chromium/plain.pdf') ?? papers[0]
  const beside = worst && small ? await inFolder((folder) => besideTheWorst(folder, small.file, worst.file)) : null
  return [
    {
      measure: `good papers: refused of ${papers.length}`,
      figure: wrong(papers, (one) => one.kept !== null),
      unit: 'files',
      bar: papers.length / ONE_OF,
    },
    {
      measure: 'kept ones that tell their author or a place',
      figure: told(await stillTelling(papers, home), 'still tells'),
      unit: 'files',
      bar: 0,
    },
    { measure: 'kept ones whose text changed', figure: told(await otherTexts(papers, home), 'another text'), unit: 'files', bar: 0 },
    {
      measure: `dangerous papers: taken of ${dangers.length}`,
      figure: wrong(dangers, (one) => one.verdict === 'active_content'),
      unit: 'files',
      bar: 0,
    },
    {
      measure: `good recordings: refused of ${kept.length}`,
      figure: wrong(kept, (one) => one.kept !== null),
      unit: 'files',
      bar: kept.length / ONE_OF,
    },
    {
      measure: `recordings cut off: not told of ${halves.length}`,
      figure: wrong(halves, (one) => one.verdict === 'cut_off'),
      unit: 'files',
      bar: 0,
    },
    ...worstOf(all, 's', ({ seconds }) => seconds),
    ...worstOf(all, 'MB', ({ megabytes }) => megabytes),
    ...(beside
      ? [
          { measure: 'a stranger’s paper alone', figure: beside.alone, unit: 's' },
          { measure: 'its delay beside the slowest', figure: beside.beside - beside.alone, unit: 's', bar: 2 },
        ]
      : []),
  ]
}

/** What becomes of files that programs write which none of us wrote: good ones, dangerous ones, and recordings that were cut off. */
export const measure: Measure = async () => {
  await promisify(execFile)(process.execPath, [join(root, 'tools/build.mjs')], { cwd: root })
  return inFolder(measureIn)
}
