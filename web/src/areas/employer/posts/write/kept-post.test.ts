import { beforeEach, expect, test, vi } from 'vitest'
import { forgetPost, keepPost, keptPost } from '#web/areas/employer/posts/write/kept-post'
import { blankPost } from '#web/areas/employer/posts/write/post-values'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
const written = { ...blankPost, title: 'Barista', salary: '13.', shifts: [{ day: 7, start: '09:00', end: '13:00' }] }

test('what wasn’t saved comes back as it was typed, each in its own post', () => {
  keepPost('one', written)
  keepPost(null, blankPost)
  expect([keptPost('one'), keptPost(null), keptPost('another')]).toEqual([written, blankPost, null])
})

test('what is saved isn’t kept, and the others are', () => {
  keepPost('one', written)
  keepPost(null, written)
  forgetPost('one')
  expect([keptPost('one'), keptPost(null)]).toEqual([null, written])
})

test.each(['', 'not json', '[]', 'null', '{"new":7}', '{"new":null}', '{"new":[1]}'])('%j in the store is no job', (text) => {
  localStorage.setItem('unsavedPost', text)
  expect(keptPost(null)).toBeNull()
})
