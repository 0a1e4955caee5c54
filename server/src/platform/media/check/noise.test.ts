import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadFaults } from '@evenshift/contract/states/upload'
import { checkFile } from '#server/platform/media/check/check-file'
import { goodFiles } from '#server/platform/media/corpus/corpus'
import { runs } from '#server/testkit/runs'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-noise-'))
})
afterAll(() => rm(folder, { recursive: true }))

const LONGEST_PATCH = 8
/** Places in a file as shares of its length, and what is written there. */
const damage = fc.record({
  holes: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.uint8Array({ minLength: 1, maxLength: LONGEST_PATCH })), {
    maxLength: 6,
  }),
  length: fc.double({ min: 0, max: 1, noNaN: true }),
  isCut: fc.boolean(),
})

test.each(goodFiles)('$fileName, $name: any damage to it ends in a verdict', async ({ bytes, ...sample }) => {
  const whole = await bytes()
  const path = join(folder, 'incoming')
  await fc.assert(
    fc.asyncProperty(damage, async ({ holes, length, isCut }) => {
      const damaged = Buffer.from(whole)
      for (const [share, patch] of holes) damaged.set(patch, Math.floor(share * (damaged.length - LONGEST_PATCH)))
      await writeFile(path, isCut ? damaged.subarray(0, Math.floor(length * damaged.length)) : damaged)
      const verdict = await checkFile({ ...sample, path }, join(folder, 'kept'))
      if ('fault' in verdict) expect(uploadFaults).toContain(verdict.fault)
      else expect(verdict.kept.size).toBeGreaterThan(0)
    }),
    { numRuns: runs(15) },
  )
})
