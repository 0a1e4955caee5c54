import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesInZip } from '#server/testkit/app/zip'
import type { Packed } from '#server/platform/archive/port'
import { zipArchive } from '#server/platform/archive/zip'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function* inChunks(...chunks: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* chunks
}
async function* of(...files: readonly Packed[]): AsyncGenerator<Packed> {
  yield* files
}
const large = Buffer.alloc(3_000_000, 'evenshift ')

it('packs words and bytes under their own names, and tells how long the archive is', async () => {
  const path = join(folder, 'one.zip')
  const size = await zipArchive.pack(
    path,
    of(
      { name: 'data.json', bytes: '{"name":"Zoë"}' },
      { name: 'files/Zoë – CV.pdf', bytes: inChunks(Buffer.from('%PDF'), Buffer.from('-1.7')) },
      { name: 'files/empty.txt', bytes: inChunks() },
      { name: 'files/large.mp4', bytes: inChunks(large, large) },
    ),
  )
  expect(size).toBe((await stat(path)).size)
  const files = filesInZip(await readFile(path))
  expect([...files.keys()]).toEqual(['data.json', 'files/Zoë – CV.pdf', 'files/empty.txt', 'files/large.mp4'])
  expect(files.get('data.json')?.toString()).toBe('{"name":"Zoë"}')
  expect(files.get('files/Zoë – CV.pdf')?.toString()).toBe('%PDF-1.7')
  expect(files.get('files/empty.txt')?.length).toBe(0)
  expect(files.get('files/large.mp4')?.equals(Buffer.concat([large, large]))).toBe(true)
})

it('fails where a file cannot be read to its end, as the store went away', async () => {
  async function* cutOff(): AsyncGenerator<Buffer> {
    yield Buffer.from('half')
    throw new Error('the store is away')
  }
  await expect(zipArchive.pack(join(folder, 'half.zip'), of({ name: 'half', bytes: cutOff() }))).rejects.toThrow('the store is away')
})
