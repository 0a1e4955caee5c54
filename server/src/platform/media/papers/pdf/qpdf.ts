import startModule from '@neslinesli93/qpdf-wasm'

/** What is used of qpdf; the package's own types leave most of it out. */
interface Qpdf {
  readonly FS: {
    init(input: () => null, output: () => null, errors: (byte: number) => void): void
    writeFile(path: string, bytes: Uint8Array): void
    readFile(path: string): Uint8Array
  }
  callMain(options: readonly string[]): number
}
const startQpdf = startModule as unknown as (options: { preRun: readonly ((qpdf: Qpdf) => void)[] }) => Promise<Qpdf>

/** What qpdf made of a file, and what it said about it: nothing of one that keeps to the rules. Null where it gave up. */
export interface Made {
  readonly output: Buffer | null
  readonly said: string
}

const IN = '/in'
const OUT = '/out'
const CHANGES = '/changes'
const GAVE_UP = 2

/** Runs in an instance of its own, so that nothing lasts of what a file did to it. */
export async function runQpdf(bytes: Buffer, options: readonly string[], changes = ''): Promise<Made> {
  const { exitCode } = process
  const said: number[] = []
  const listen = ({ FS }: Qpdf): void =>
    FS.init(
      () => null,
      () => null,
      (byte) => said.push(byte),
    )
  const { FS, callMain } = await startQpdf({ preRun: [listen] })
  FS.writeFile(IN, bytes)
  FS.writeFile(CHANGES, Buffer.from(changes))
  const code = callMain([...options, IN, OUT])
  // A program sets how its process ends; here it is one of several things in one.
  process.exitCode = exitCode
  return { output: code === GAVE_UP ? null : Buffer.from(FS.readFile(OUT)), said: Buffer.from(said).toString() }
}

/** Every object of a PDF as JSON, whatever it is packed in; one that opens without a password is read too. */
export const readPdf = (bytes: Buffer): Promise<Made> => runQpdf(bytes, ['--decrypt', '--json-output', '--json-stream-data=none'])

/** The PDF written anew from what was read of it. */
export const rewritePdf = (bytes: Buffer): Promise<Made> => runQpdf(bytes, ['--decrypt'])

/** The objects that are named (`5 0 R`) as JSON, with what their streams hold as it is packed. */
export const readStreams = (bytes: Buffer, names: readonly string[]): Promise<Made> =>
  runQpdf(bytes, [
    '--decrypt',
    '--json-output',
    '--json-stream-data=inline',
    '--decode-level=none',
    ...names.map((name) => `--json-object=${name.split(' ').slice(0, 2).join(',')}`),
  ])

/** The PDF written anew with these objects, by their names, in place of its own. */
export function changePdf(bytes: Buffer, objects: ReadonlyMap<string, unknown>): Promise<Made> {
  const head = { jsonversion: 2, pushedinheritedpageresources: false, calledgetallpages: false, maxobjectid: 1 }
  const changed = Object.fromEntries([...objects].map(([name, object]) => [`obj:${name}`, object]))
  return runQpdf(bytes, ['--decrypt', `--update-from-json=${CHANGES}`], JSON.stringify({ qpdf: [head, changed] }))
}
