import { describe, expect, it } from 'vitest'
import { type Cursor, readCursor, writeCursor } from '#server/capabilities/ground/search/ranking/cursor'
import { cursorAfter, pageStart } from '#server/capabilities/ground/search/find/page'

const now = new Date('2026-11-21T09:00:00.123Z')
const row = { key: 73, publishedAt: new Date('2026-11-20T18:30:00.001Z'), jobId: '01936f00-0000-7000-8000-000000000001' }
const cursor: Cursor = { sort: 'match', asOf: now, page: 1, after: row }
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a cursor', () => {
  it.each<[string, Cursor]>([
    ['of the match', cursor],
    ['of the pay', { ...cursor, sort: 'salary', after: { ...row, key: 1333.3333333333333 } }],
    ['of the closing date', { ...cursor, sort: 'closing', after: { ...row, key: '2026-12-01' } }],
  ])('%s comes back as it was', (_, one) => {
    expect(readCursor(writeCursor(one))).toEqual(one)
  })

  it.each<[string, string]>([
    ['is nothing', ''],
    ['is no base64', '***'],
    ['is no list', encode({ sort: 'match' })],
    ['lacks a part', encode(['match', 1, 1, 1, 1])],
    ['names no order', encode(['cheapest', 1, 1, 1, 1, row.jobId])],
    ['has no id', encode(['match', 1, 1, 1, 1, "'; drop table jobs"])],
    ['has a key of another order', encode(['closing', 1, 1, 73, 1, row.jobId])],
    ['has a date that no calendar has', encode(['closing', 1, 1, '2026-13-45', 1, row.jobId])],
    ['has a page before the first', encode(['match', 1, 0, 1, 1, row.jobId])],
    ['has a moment beyond all calendars', encode(['match', 1, 1, 1, 9e15, row.jobId])],
  ])('that %s is refused', (_, text) => {
    expect(readCursor(text)).toBeNull()
  })
})

describe('the place of a page', () => {
  const after = writeCursor(cursor)
  const later = new Date(now.getTime() + 60_000)

  it('without a cursor is counted from the start, as of now', () => {
    expect(pageStart({ page: 3, limit: 5, cursor: undefined }, 'match', now)).toEqual({
      asOf: now,
      window: { after: null, offset: 10, limit: 5 },
    })
  })

  it('with a cursor follows the last row, as of page 1', () => {
    expect(pageStart({ page: 2, limit: 5, cursor: after }, 'match', later)).toEqual({
      asOf: now,
      window: { after: row, offset: 0, limit: 5 },
    })
  })

  it('may leave pages out, and go back', () => {
    expect(pageStart({ page: 4, limit: 5, cursor: after }, 'match', later)?.window).toEqual({ after: row, offset: 10, limit: 5 })
    expect(pageStart({ page: 1, limit: 5, cursor: after }, 'match', later)).toEqual({
      asOf: now,
      window: { after: null, offset: 0, limit: 5 },
    })
  })

  it('is none with the cursor of another order', () => {
    expect(pageStart({ page: 2, limit: 5, cursor: after }, 'newest', now)).toBeNull()
  })

  it('ends with the last page', () => {
    const full = { rows: [row, row], total: 4 }
    expect(cursorAfter(full, { page: 1, limit: 2 }, 'match', now)).not.toBeNull()
    expect(cursorAfter(full, { page: 2, limit: 2 }, 'match', now)).toBeNull()
    expect(cursorAfter({ rows: [row], total: 3 }, { page: 2, limit: 2 }, 'match', now)).toBeNull()
    expect(cursorAfter({ rows: [], total: 3 }, { page: 9, limit: 2 }, 'match', now)).toBeNull()
  })
})
