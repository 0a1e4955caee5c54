import { afterEach, expect, it, vi } from 'vitest'
import { squarePicture } from '#web/shared/uploads/square-picture'

afterEach(() => void vi.unstubAllGlobals())

/** A browser that reads every picture, or none. */
function browser(reads: boolean): void {
  const bitmap = { width: 4032, height: 3024, close: () => undefined }
  vi.stubGlobal('createImageBitmap', () => (reads ? Promise.resolve(bitmap) : Promise.reject(new Error('no picture'))))
  const context = { fillRect: () => undefined, drawImage: () => undefined }
  const toBlob = (told: (blob: Blob) => void) => told(new Blob(['square'], { type: 'image/jpeg' }))
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context, toBlob }) })
}
const chosen = (name: string, type: string, megabytes: number) => new File([new Uint8Array(megabytes * 1024 * 1024)], name, { type })

it('a photo of a phone, larger than what may be sent, is cut first', async () => {
  browser(true)
  expect(await squarePicture('avatar', chosen('IMG_1.jpg', 'image/jpeg', 9.4), 'fill')).toEqual({ square: expect.any(Blob) })
})

it.each([
  ['cv.pdf', 'application/pdf', 'We can’t take this type of file'],
  ['IMG_1.heic', 'image/heic', 'Most Compatible'],
  ['me.jpg', 'image/jpeg', 'couldn’t open this image'],
])('%s, which the browser can’t read, is told what is wrong', async (name, type, words) => {
  browser(false)
  expect(await squarePicture('avatar', chosen(name, type, 1), 'fill')).toEqual({ fault: expect.stringContaining(words) })
})
