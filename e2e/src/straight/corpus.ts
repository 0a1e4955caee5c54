import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { UploadFault } from '@evenshift/contract/states/upload'
import type { StraightFile } from '#e2e/straight/calls'

interface Sample extends StraightFile {
  readonly name: string
}
interface Corpus {
  /** For each purpose of a seeker one for each fault that a file of it can have. */
  readonly hostile: readonly (Sample & { readonly fault: UploadFault })[]
  /** One of each type that is kept. */
  readonly good: readonly Sample[]
}

const server = fileURLToPath(new URL('../../../server', import.meta.url))
const BYTES_MOST = 64 * 1024 * 1024

// Journeys know the server from outside: its own corpus is made in a process of its own, and comes over as text.
const script = `
  import { goodFiles } from '#server/platform/media/corpus/corpus'
  import { hostileSamples } from '#server/testkit/people/files'
  const taken = goodFiles.filter(({ purpose }) => ['document', 'biovideo'].includes(purpose))
  const first = [...new Map(taken.toReversed().map((file) => [file.keptType, file])).values()]
  const good = await Promise.all(first.map(async (file) => ({ ...file, bytes: await file.bytes() })))
  const hostile = await hostileSamples()
  const sent = (files) => files.map(({ bytes, ...file }) => ({ ...file, bytes: bytes.toString('base64') }))
  console.log(JSON.stringify({ hostile: sent(hostile), good: sent(good) }))
`

/** The files that the server's own tests send in. */
export async function corpus(): Promise<Corpus> {
  const tsx = ['--import', 'tsx', '--input-type=module', '-e', script]
  const { stdout } = await promisify(execFile)(process.execPath, tsx, { cwd: server, maxBuffer: BYTES_MOST })
  return JSON.parse(stdout, (name, value: unknown) => (name === 'bytes' ? Buffer.from(String(value), 'base64') : value)) as Corpus
}
