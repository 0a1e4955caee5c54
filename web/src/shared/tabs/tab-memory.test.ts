import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberTab, tabOf } from '#web/shared/tabs/tab-memory'

const keys = ['recommended', 'all', 'fits-my-week'] as const

describe('the open tab', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
  })
  it('is the first where nothing is known', () => {
    expect(tabOf(null, 'find', keys)).toBe('recommended')
  })
  it('is the remembered one where the address names none', () => {
    rememberTab('find', 'all')
    expect(tabOf(null, 'find', keys)).toBe('all')
  })
  it('is the one that the address names, whatever is remembered', () => {
    rememberTab('find', 'all')
    expect(tabOf('fits-my-week', 'find', keys)).toBe('fits-my-week')
  })
  it('is never one that the screen doesn’t have', () => {
    rememberTab('find', 'gone')
    expect(tabOf('nonsense', 'find', keys)).toBe('recommended')
  })
  it('is remembered for each screen apart', () => {
    rememberTab('find', 'all')
    rememberTab('saved', 'closed')
    expect(tabOf(null, 'find', keys)).toBe('all')
  })
  it('survives a browser that forbids storage', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(tabOf(null, 'find', keys)).toBe('recommended')
  })
})
