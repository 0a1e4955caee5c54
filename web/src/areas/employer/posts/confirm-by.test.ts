import { expect, test } from 'vitest'
import { confirmBy } from '#web/areas/employer/posts/confirm-by'

const job = { status: 'live', lastConfirmedAt: '2026-11-01T10:00:00.000Z', closingDate: '2026-12-20' } as const
const at = (day: string, more: Partial<Parameters<typeof confirmBy>[0]> = {}) =>
  confirmBy({ ...job, ...more }, new Date(`${day}T10:00:00Z`))

test('a job asks to be confirmed in the last seven of its thirty days', () => {
  expect(at('2026-11-23')).toBeNull()
  expect(at('2026-11-24')).toBe('2026-12-01T10:00:00.000Z')
  expect(at('2026-11-30', { status: 'paused' })).toBe('2026-12-01T10:00:00.000Z')
})

test('a job that closes by its own date before that, or isn’t out, asks nothing', () => {
  expect(at('2026-11-30', { closingDate: '2026-11-30' })).toBeNull()
  expect(at('2026-11-30', { status: 'closed' })).toBeNull()
  expect(at('2026-11-30', { status: 'draft', lastConfirmedAt: null })).toBeNull()
})
