import { describe, expect, it } from 'vitest'
import { fileFault } from '#web/shared/uploads/file-fault'
import { uploadTypeOf } from '#web/shared/uploads/file-type'

describe('the type of a file', () => {
  it('is known without its codecs', () => expect(uploadTypeOf('video/webm;codecs=vp9,opus', 'a.webm')).toBe('video/webm'))
  it('comes from the ending where the system names none', () => {
    expect(uploadTypeOf('', 'My CV.DOCX')).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
  })
  it('isn’t guessed from the ending against what the system says', () => expect(uploadTypeOf('text/html', 'cv.pdf')).toBeNull())
})

const file = (name: string, type: string, size = 10) => ({ name, type, size })

describe('a file that doesn’t fit', () => {
  it.each([
    ['IMG_1.HEIC', ''],
    ['IMG_1.heic', 'image/heic'],
    ['IMG_1', 'image/heif'],
  ])('is told what to do with a photo in HEIC: %s', (name, type) => {
    for (const purpose of ['avatar', 'document', 'workplace_photo'] as const)
      expect(fileFault(purpose, file(name, type))).toContain('Most Compatible')
    expect(fileFault('biovideo', file(name, type))).toContain('Choose a video')
  })
  it('is told its size and the most there may be', () => {
    expect(fileFault('document', file('cv.pdf', 'application/pdf', 12.4 * 1024 * 1024))).toBe('This file is 12.4 MB; the limit is 10 MB.')
  })
  it('is told which types are taken', () => {
    expect(fileFault('avatar', file('cv.pdf', 'application/pdf', 10))).toBe(
      'We can’t take this type of file. Choose a photo as JPEG, PNG or WebP.',
    )
  })
  it('is told when it is empty', () =>
    expect(fileFault('avatar', file('me.png', 'image/png', 0))).toBe('This file is empty. Try another one.'))
})
