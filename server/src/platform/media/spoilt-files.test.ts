import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadFaults } from '@evenshift/contract/states/upload'
import { goodFiles, hostileFiles } from '#server/platform/media/corpus/corpus'
import { openMedia } from '#server/platform/media/embedded'

/** `npm run soak` spoils hundreds, of another seed each time; both can be said. */
const SEED = Number(process.env['FILES_SEED'] ?? 20_261_123)
const COUNT = Number(process.env['FILES_COUNT'] ?? 8)
/** Longer than one file may be looked at, twice. */
const FILE_MS = 30_000

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-spoilt-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Not the ends of a file above all. */
const share = fc.noBias(fc.integer({ min: 0, max: 1_000_000 })).map((millionths) => millionths / 1_000_000)
const place = (bytes: Buffer, at: number): number => Math.floor(at * bytes.length)
const sample = fc.constantFrom(...goodFiles, ...hostileFiles.filter(({ fault }) => fault !== 'wrong_size'))
const spoiling = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('flip'), at: share, bit: fc.nat(7) }),
    fc.record({ kind: fc.constant('cut'), at: share, length: share.map((most) => most / 5) }),
    fc.record({ kind: fc.constant('join'), at: share, other: sample, from: share }),
  ),
  { minLength: 1, maxLength: 8 },
)
type Spoiling = typeof spoiling extends fc.Arbitrary<readonly (infer One)[]> ? One : never

async function spoilt(bytes: Buffer, one: Spoiling): Promise<Buffer> {
  const at = place(bytes, one.at)
  if ('bit' in one) {
    const flipped = Buffer.from(bytes)
    if (at < flipped.length) flipped[at] = (flipped[at] ?? 0) ^ (1 << one.bit)
    return flipped
  }
  if ('length' in one) return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + place(bytes, one.length))])
  const other = await one.other.bytes()
  return Buffer.concat([bytes.subarray(0, at), other.subarray(place(other, one.from))])
}

test(
  `${COUNT} files flipped, cut and joined: each has a verdict, and what is kept of one is fit to be kept`,
  async () => {
    const media = openMedia()
    const path = join(folder, 'incoming')
    await fc.assert(
      fc.asyncProperty(sample, spoiling, async ({ bytes, ...incoming }, spoilings) => {
        let made = await bytes()
        for (const one of spoilings) made = await spoilt(made, one)
        await writeFile(path, made)
        const verdict = await media.check({ ...incoming, path }, folder)
        if ('fault' in verdict) {
          expect(uploadFaults).toContain(verdict.fault)
          return
        }
        // What is kept runs nothing, whatever was found in the file on the way there.
        await copyFile(verdict.kept.path, path)
        const again = await media.check({ ...incoming, maxSeconds: null, contentType: verdict.kept.contentType, path }, folder)
        expect(again).toMatchObject({ kept: { contentType: verdict.kept.contentType } })
        for (const name of await readdir(folder)) if (name !== 'incoming') await rm(join(folder, name))
      }),
      { numRuns: COUNT, seed: SEED, endOnFailure: true },
    )
  },
  COUNT * FILE_MS,
)
