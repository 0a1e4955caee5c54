import { appendFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkApart } from '#server/platform/media/check/check-apart'
import { docxFile } from '#server/platform/media/corpus/docx-file'
import { packedPdf, pdfFile } from '#server/platform/media/corpus/pdf-file'
import { recordingFile } from '#server/platform/media/corpus/recording-file'
import { openMedia } from '#server/platform/media/embedded'
import type { Incoming } from '#server/platform/media/port'

let home: string
let folder: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'test-media-'))
  folder = await mkdtemp(join(home, 'kept-'))
})
afterEach(() => rm(home, { recursive: true }))

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
async function incoming(bytes: Buffer, changes: Partial<Incoming> = {}): Promise<Incoming> {
  const path = join(home, 'incoming')
  await writeFile(path, bytes)
  return { path, purpose: 'document', contentType: 'application/pdf', fileName: '../../cv.pdf', maxSeconds: null, ...changes }
}

describe('the checking process', () => {
  test('keeps a good file in the folder, and nothing else', async () => {
    const verdict = await openMedia().check(await incoming(pdfFile()), folder)
    const [name] = await readdir(folder)
    expect(verdict).toEqual({
      kept: { path: join(folder, String(name)), contentType: 'application/pdf', size: pdfFile().length, seconds: null },
    })
    expect(await readdir(home)).toHaveLength(2)
  })

  test('leaves nothing of a file that turns out cut off while it is copied', async () => {
    const video = await recordingFile({ format: 'mp4', seconds: 30, video: 'avc', sound: 'aac', packetBytes: 4000 })
    const cut = await incoming(video.subarray(0, video.length / 2), { purpose: 'biovideo', contentType: 'video/mp4', maxSeconds: 60 })
    expect(await openMedia().check(cut, folder)).toEqual({ fault: 'cut_off' })
    expect(await readdir(folder)).toEqual([])
  })

  test('calls a file too complex that takes more than its memory', async () => {
    const limits = { processorSeconds: 30, heapMb: 64 }
    const tags = Array.from({ length: 400_000 }, (__, index) => `<a b="${index % 1000}"/>`).join('')
    const hungry = await incoming(docxFile({ document: `<d>${tags}</d>` }), { contentType: word })
    expect(await checkApart({ incoming: hungry, keptPath: join(folder, 'kept') }, limits)).toEqual({ fault: 'too_complex' })
  })

  test('calls a file too slow that takes more than its processor time', async () => {
    const live = await recordingFile({ format: 'live', seconds: 30, sound: 'opus' })
    const pieces = live.subarray(live.indexOf(Buffer.from('1f43b675', 'hex')))
    const endless = Buffer.concat([live, ...Array<Buffer>(2_000).fill(pieces)])
    const slow = await incoming(endless, { purpose: 'interview_answer', contentType: 'audio/webm', maxSeconds: 60 })
    const limits = { processorSeconds: 4, heapMb: 256 }
    expect(await checkApart({ incoming: slow, keptPath: join(folder, 'kept') }, limits)).toEqual({ fault: 'too_slow' })
  })

  test('calls a PDF too complex that unpacks to more than its memory', async () => {
    const bomb = packedPdf({ object: `<<>>${' '.repeat(300_000_000)}` })
    expect(await openMedia().check(await incoming(bomb), folder)).toEqual({ fault: 'too_complex' })
  })

  test('fails, with no verdict over the file, when this machine cannot write', async () => {
    await expect(openMedia().check(await incoming(pdfFile()), join(folder, 'missing'))).rejects.toThrow('ENOENT')
  })

  test('gives a verdict over a file that grows meanwhile', async () => {
    const growing = await incoming(pdfFile())
    const checked = openMedia().check(growing, folder)
    await appendFile(growing.path, Buffer.alloc(1_000_000))
    expect(Object.keys(await checked)).toHaveLength(1)
  })
})
