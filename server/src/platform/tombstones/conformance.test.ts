import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openTombstones } from '#server/platform/tombstones/embedded'

const seeker = { kind: 'seeker', id: '0199b6f2-7e1c-7bbb-8a52-6f2d6d3d4a10' } as const
const company = { kind: 'company', id: '0199b6f2-7e1c-7bbb-8a52-6f2d6d3d4a11' } as const

it('keeps each of them once, however often it is told, and knows them after the next start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tombstones-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const first = await openTombstones(join(folder, 'erased'))
  expect(await first.all()).toEqual([])
  await first.add([seeker])
  await first.add([seeker, company])
  // What somebody else put there is none.
  await writeFile(join(folder, 'erased', '.gitkeep'), '')
  const again = await openTombstones(join(folder, 'erased'))
  expect((await again.all()).toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([seeker, company])
})
