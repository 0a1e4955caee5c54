import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readApart } from '#web/areas/seeker/profile/timetable/read-apart'

const asked = { bytes: new Uint8Array(), now: 0, most: 60 }

/** What a browser's worker shows of itself, told what to say. */
class Reader extends EventTarget {
  readonly asked: unknown[] = []
  ended = false
  onmessage = null
  onmessageerror = null
  onerror = null
  postMessage(message: unknown): void {
    this.asked.push(message)
  }
  terminate(): void {
    this.ended = true
  }
  says(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

describe('a reader beside the page', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is asked once it is there, and ended when it has answered', async () => {
    const reader = new Reader()
    const read = readApart(reader, asked)
    expect(reader.asked).toEqual([])
    reader.says(null)
    expect(reader.asked).toEqual([asked])
    reader.says({ fault: 'This calendar is empty.' })
    expect(await read).toEqual({ fault: 'This calendar is empty.' })
    expect(reader.ended).toBe(true)
  })

  it('that reads for more than three seconds is ended, with a sentence', async () => {
    const reader = new Reader()
    const read = readApart(reader, asked)
    vi.advanceTimersByTime(60_000)
    expect(reader.ended, 'a slow line isn’t the file’s fault').toBe(false)
    reader.says(null)
    vi.advanceTimersByTime(2_999)
    expect(reader.ended).toBe(false)
    vi.advanceTimersByTime(1)
    expect(reader.ended).toBe(true)
    expect(await read).toEqual({ fault: expect.stringContaining('takes too long to read') })
  })

  it('that doesn’t come is ended, with a sentence', async () => {
    const reader = new Reader()
    const read = readApart(reader, asked)
    reader.dispatchEvent(new Event('error'))
    expect(await read).toEqual({ fault: expect.stringContaining('Check your connection') })
    expect(reader.ended).toBe(true)
  })
})
