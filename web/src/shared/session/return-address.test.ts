import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paths } from '#web/shared/paths'
import { returnAddress, sideOf } from '#web/shared/session/return-address'

const isWayIn = (path: string) =>
  path === '/' || path.startsWith('/auth/') || path.startsWith('/apply/') || path.startsWith('/verification-')

test('every screen of the signed-in product passes, with its query and fragment', () => {
  for (const path of Object.values(paths)) expect.soft(returnAddress(path), path).toBe(isWayIn(path) ? null : path)
  expect(returnAddress('/find/1?page=2#top')).toBe('/find/1?page=2#top')
})

test('an address elsewhere is dropped', () => {
  const elsewhere = [
    '//evil.example',
    '//evil.example/find',
    '/\\evil.example/find',
    '\\\\evil.example/find',
    'https://evil.example/find',
    'javascript:alert(1)',
    'data:text/html,find',
    '/\t/evil.example/find',
    '/find/..//evil.example',
    '/find/%2e%2e//evil.example/find',
    '/identity/jobseeker/token',
    '/storage/x',
    '/outbox',
    '/auth/sign-in/employer',
    '/verification-pending',
    '/',
    '',
    '/constructor',
    '/finder',
  ]
  for (const address of elsewhere) expect.soft(returnAddress(address), address).toBeNull()
})

test('whatever passes is a path of the app that stays on the origin, and passes again as it is', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '..',
    '.',
    '%2e',
    ':',
    '@',
    '?',
    '#',
    '\t',
    'find',
    'applicants',
    'evil.example',
    'https',
    'javascript',
  )
  const address = fc.oneof(
    fc.array(part, { maxLength: 9 }).map((parts) => parts.join('')),
    fc.string(),
    fc.webUrl(),
  )
  fc.assert(
    fc.property(address, (typed) => {
      const kept = returnAddress(typed)
      if (kept === null) return
      expect(kept).toMatch(/^\/[a-z]/)
      expect(new URL(kept, 'https://evenshift.example').origin).toBe('https://evenshift.example')
      expect(returnAddress(kept)).toBe(kept)
    }),
    { numRuns: 200 },
  )
})

test('a screen that one side alone has names that side', () => {
  expect([sideOf('/find/1'), sideOf('/applicants/1/2'), sideOf('/notifications'), sideOf('//evil.example/find')]).toEqual([
    'jobseeker',
    'employer',
    null,
    null,
  ])
})
