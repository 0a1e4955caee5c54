import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkFile } from '#server/platform/media/check/check-file'
import { goodFiles, hostileFiles } from '#server/platform/media/corpus/corpus'
import type { Sample } from '#server/platform/media/corpus/sample'
import type { MediaVerdict } from '#server/platform/media/port'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-media-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function check({ bytes, ...incoming }: Sample): Promise<MediaVerdict> {
  const path = join(folder, 'incoming')
  await writeFile(path, await bytes())
  return checkFile({ ...incoming, path }, join(folder, 'kept'))
}

describe('what is refused', () => {
  test.each(hostileFiles)('$fileName, $name: $fault', async (sample) => {
    expect(await check(sample)).toEqual({ fault: sample.fault })
  })
})

describe('what is kept', () => {
  test.each(goodFiles)('$fileName, $name', async (sample) => {
    const path = join(folder, 'kept')
    const verdict = await check(sample)
    // A WebM does not say how long its last picture stands.
    const seconds: unknown = sample.seconds === null ? null : expect.closeTo(sample.seconds, 1)
    expect(verdict).toEqual({ kept: { path, contentType: sample.keptType, size: (await stat(path)).size, seconds } })
  })
})
