import { describe, expect, it } from 'vitest'
import { dateFault } from '#web/ui/form/date-fault'

describe('a typed date', () => {
  it('may be the last day allowed and no later', () => {
    expect(dateFault('2026-11-24', null, '2026-11-24')).toBeNull()
    expect(dateFault('2026-11-25', null, '2026-11-24')).toBe('Choose a date up to 24 November 2026.')
  })
  it('may be the first day allowed and no earlier', () => {
    expect(dateFault('2026-11-23', '2026-11-24', null)).toBe('Choose a date from 24 November 2026.')
  })
  it('may be missing', () => {
    expect(dateFault('', '2026-11-24', '2026-11-24')).toBeNull()
  })
})
