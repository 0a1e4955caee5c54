/** How long a file waits for its check beside the worst files of others. */
import { EventEmitter, once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkUpload } from '#server/capabilities/ground/uploads/public'
import type { Media } from '#server/platform/media/port'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { cv } from '#server/testkit/people/files'
import { type Person, newSeeker } from '#server/testkit/people/people'
import { complete, send } from '#server/testkit/people/uploads'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Checks that last until the test ends them. */
class Slow extends EventEmitter implements Media {
  readonly begun: string[] = []
  readonly #ends = new Map<string, () => void>()
  #isOver = false
  async check({ fileName }: { readonly fileName: string }) {
    this.begun.push(fileName)
    await new Promise<void>((resolve) => {
      if (this.#isOver) resolve()
      this.#ends.set(fileName, resolve)
      this.emit(fileName)
    })
    return { fault: 'too_slow' } as const
  }
  end(fileName: string): void {
    this.#ends.get(fileName)?.()
  }
  endAll(): void {
    this.#isOver = true
    for (const end of this.#ends.values()) end()
  }
}

it('a stranger’s file is looked into beside the worst one of another, and ahead of all but one of each person', async () => {
  const media = new Slow()
  await t.parts.queue.work('upload.check', ({ fileId }) => checkUpload({ ...t.parts, media }, fileId))
  const [mallory, mo, ann, bob] = [await newSeeker(t), await newSeeker(t), await newSeeker(t), await newSeeker(t)]
  const upload = async (person: Person, fileName: string) => complete(t, person, await send(t, person, { ...cv(), fileName }))
  try {
    const worst = once(media, 'worst')
    await upload(mallory, 'worst')
    await Promise.all(['worse', 'bad'].map((fileName) => upload(mallory, fileName)))
    await t.parts.queue.start()
    await worst
    const beside = once(media, 'ann')
    await upload(ann, 'ann')
    await beside
    expect(media.begun).toEqual(['worst', 'ann'])

    const [first, next] = [once(media, 'mo'), once(media, 'bob')]
    media.end('ann')
    for (const fileName of ['mo', 'mo again']) await upload(mo, fileName)
    await first
    await upload(bob, 'bob')
    media.end('mo')
    await next
    expect(media.begun).toEqual(['worst', 'ann', 'mo', 'bob'])
  } finally {
    media.endAll()
  }
})
