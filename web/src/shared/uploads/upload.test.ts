import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiError, offline } from '#web/api/api-error'
import type { UploadCalls, UploadState } from '#web/shared/uploads/calls'
import type { PutBytes } from '#web/shared/uploads/put-bytes'
import { Upload, type UploadStage } from '#web/shared/uploads/upload'

// Node 20 has no navigator.
beforeAll(() => void vi.stubGlobal('navigator', { onLine: false }))
afterAll(() => void vi.unstubAllGlobals())

const MB = 1024 * 1024
const PART = 5 * MB

/** A service with its store, both in memory; `answers` are the statuses that the next sendings get instead of being taken. */
function service({ answers = [] as number[], checks = [] as UploadState['state'][], size = 0 } = {}) {
  const parts = Array.from({ length: size > PART ? Math.ceil(size / PART) : 0 }, (_, index) => index + 1)
  const taken = new Map<number, number>()
  const world = { taken, sent: [] as string[], asked: [] as (string | undefined)[], completed: [] as unknown[] }
  const calls: UploadCalls<'avatar' | 'biovideo'> = {
    uploadUrl: async ({ query }) => {
      world.asked.push(query.key)
      const addresses = parts.map((number) => ({
        number,
        size: Math.min(PART, size - (number - 1) * PART),
        uploadUrl: `part/${number}`,
        etag: taken.has(number) ? `tag-${number}` : null,
      }))
      return {
        key: 'incoming/1',
        uploadUrl: 'whole/0',
        method: 'PUT',
        headers: [{ name: 'content-type', value: query.contentType }],
        ...(parts.length > 0 ? { parts: addresses } : {}),
        expiresAt: '2026-11-24T12:00:00Z',
        maxBytes: 100 * MB,
      }
    },
    completeUpload: async ({ body }) => {
      world.completed.push(body)
      const state = checks.shift() ?? 'ready'
      return { key: body.key, state, fault: state === 'refused' ? 'too_long' : null, seconds: null, secondsMost: 75 }
    },
  }
  const put: PutBytes = async ({ url, body, signal }) => {
    if (signal.aborted) throw new DOMException('stopped', 'AbortError')
    world.sent.push(url)
    const status = answers.shift() ?? 200
    if (status === 200) taken.set(Number(url.split('/')[1]), body.size)
    return status
  }
  return { world, calls, put }
}
const video = (bytes: number): File => new File([new Uint8Array(bytes)], 'me.webm', { type: 'video/webm;codecs=vp9,opus' })
const noWait = async () => undefined

async function send(file: File, { calls, put }: Pick<ReturnType<typeof service>, 'calls' | 'put'>) {
  const stages: UploadStage[] = []
  const faults: (string | null)[] = []
  let cut: () => void
  const ended = new Promise<null>((resolve) => {
    cut = () => resolve(null)
  })
  const upload = new Upload(
    calls,
    { purpose: 'biovideo', file, fileName: file.name },
    ({ state, fault }) => {
      if (stages.at(-1) !== state) stages.push(state)
      faults.push(fault)
      if (state === 'cut') cut()
    },
    { put, wait: noWait },
  )
  return { upload, key: await Promise.race([upload.done, ended]), stages, fault: faults.at(-1) }
}

describe('an upload', () => {
  it('sends a small file whole, confirms it and gives its key once the check is over', async () => {
    const { world, ...rest } = service({ checks: ['checking', 'checking', 'ready'] })
    const { key, stages } = await send(video(1000), rest)
    expect(key).toBe('incoming/1')
    expect(world.sent).toEqual(['whole/0'])
    expect(world.completed).toHaveLength(3)
    expect(stages).toEqual(['sending', 'checking', 'ready'])
  })

  it('sends nothing of a file that would be refused for its type', async () => {
    const { world, ...rest } = service()
    const { key, fault } = await send(new File(['x'], 'run.exe', { type: 'application/x-msdownload' }), rest)
    expect(key).toBeNull()
    expect(fault).toBe('We can’t take this type of file. Choose a video as MP4, MOV or WebM.')
    expect(world.asked).toEqual([])
  })

  it('takes an answer that was lost for what it was: the bytes are there', async () => {
    const { world, ...rest } = service({ answers: [0, 412] })
    expect((await send(video(1000), rest)).key).toBe('incoming/1')
    expect(world.asked).toEqual([undefined, 'incoming/1'])
  })

  it('says in the words of the closed list why a file isn’t taken', async () => {
    const { fault, key } = await send(video(1000), service({ checks: ['refused'] }))
    expect([key, fault]).toEqual([null, 'The recording is too long. It can last 75 seconds at most.'])
  })

  it('asks the person once its patience is over, and then goes on with what is missing', async () => {
    const size = 2 * PART
    const { world, ...rest } = service({ size, answers: [200, ...Array.from({ length: 9 }, () => 503)] })
    const { upload, key, stages } = await send(video(size), rest)
    expect([key, stages.at(-1)]).toEqual([null, 'cut'])
    world.sent.length = 0
    upload.resume()
    expect(await upload.done).toBe('incoming/1')
    expect(world.sent).toEqual(['part/2'])
  })

  it('doesn’t repeat what a refusal answers', async () => {
    const { world, ...rest } = service({ answers: [400] })
    expect((await send(video(1000), rest)).key).toBeNull()
    expect(world.sent).toEqual(['whole/0'])
  })

  it('goes on after a cut of the calls themselves', async () => {
    const { world, calls, put } = service()
    const faults = [offline(), new ApiError({ statusCode: 503, code: 'UNAVAILABLE', message: 'Wait' })]
    const uploadUrl: typeof calls.uploadUrl = async (input) => {
      const fault = faults.shift()
      if (fault) throw fault
      return calls.uploadUrl(input)
    }
    expect((await send(video(1000), { calls: { ...calls, uploadUrl }, put })).key).toBe('incoming/1')
    expect(world.sent).toHaveLength(1)
  })

  it('sends every part whole and once, and again only the one that was cut', async () => {
    const cut = fc.constantFrom(0, 403, 429, 503)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: PART + 1, max: 4 * PART }), fc.array(fc.option(cut), { maxLength: 7 }), async (size, fate) => {
        const answers = fate.map((status) => status ?? 200)
        const { world, ...rest } = service({ size, answers: [...answers] })
        expect((await send(video(size), rest)).key).toBe('incoming/1')
        const total = [...world.taken.values()].reduce((sum, bytes) => sum + bytes, 0)
        expect(total).toBe(size)
        const cuts = answers.slice(0, world.sent.length).filter((status) => status !== 200).length
        expect(world.sent).toHaveLength(world.taken.size + cuts)
        expect(world.completed.at(-1)).toEqual({
          key: 'incoming/1',
          parts: [...world.taken.keys()].map((number) => ({ number, etag: `tag-${number}` })),
        })
      }),
      { numRuns: 40 },
    )
  })
})
