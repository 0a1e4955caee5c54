import { describe, expect, test } from 'vitest'
import { deviceLabel } from '#server/capabilities/ground/push/rules.devices'
import { commonQuiet, quietUntil } from '#server/capabilities/ground/push/rules'
import { PUSH_BODY_MOST, PUSH_TITLE_MOST, pushWords } from '#server/capabilities/ground/push/words'

const at = (time: string) => new Date(time)
const until = (type: Parameters<typeof quietUntil>[0], time: string, hours = commonQuiet) =>
  quietUntil(type, hours, at(time))?.toISOString() ?? 'now'

describe('a message', () => {
  test.each([
    ['2026-11-21T20:59:59Z', 'now'],
    ['2026-11-21T21:00:00Z', '2026-11-22T08:00:00.000Z'],
    ['2026-11-22T07:59:59.999Z', '2026-11-22T08:00:00.000Z'],
    ['2026-11-22T08:00:00Z', 'now'],
    // In summer London is an hour ahead of UTC.
    ['2026-07-01T19:59:00Z', 'now'],
    ['2026-07-01T20:00:00Z', '2026-07-02T07:00:00.000Z'],
    // The nights in which the clock moves.
    ['2026-03-28T23:00:00Z', '2026-03-29T07:00:00.000Z'],
    ['2026-10-24T22:00:00Z', '2026-10-25T08:00:00.000Z'],
  ])('at %s goes %s', (time, goes) => expect(until('message_received', time)).toBe(goes))

  test('about an offer that is about to run out goes at any hour', () => {
    expect(until('offer_expiring_24h', '2026-11-21T23:00:00Z')).toBe('now')
  })

  test.each([
    ['2026-11-21T16:59:59Z', 'now'],
    ['2026-11-21T17:00:00Z', '2026-11-22T10:00:00.000Z'],
    ['2026-11-22T09:59:59Z', '2026-11-22T10:00:00.000Z'],
    ['2026-11-22T10:00:00Z', 'now'],
  ])('to whoever wants quiet from five until ten goes at %s %s, unless their offer is about to run out', (time, goes) => {
    const hours = { from: 17, until: 10 }
    expect(until('message_received', time, hours)).toBe(goes)
    expect(until('offer_received', time, hours)).toBe(goes)
    expect(until('offer_expiring_24h', time, hours)).toBe('now')
  })

  test('about a rejection leaves the night and the Sunday alone', () => {
    for (const type of ['application_rejected', 'application_closed_no_reply'] as const) {
      expect(until(type, '2026-11-21T20:00:00Z')).toBe('now')
      for (const time of ['2026-11-21T22:00:00Z', '2026-11-22T12:00:00Z', '2026-11-22T23:00:00Z'])
        expect(until(type, time)).toBe('2026-11-23T08:00:00.000Z')
    }
  })
})

test('what a locked screen shows is short, ends as its kind of line does, and says nothing twice', () => {
  for (const [type, { title, body }] of Object.entries(pushWords)) {
    expect(title.length, type).toBeLessThanOrEqual(PUSH_TITLE_MOST)
    expect(body.length, type).toBeLessThanOrEqual(PUSH_BODY_MOST)
    expect(title, type).not.toMatch(/[.!]$/)
    expect(body, type).toMatch(/\.$/)
    expect(body).not.toContain(title)
    expect(title + body, type).not.toMatch(/[!'"£]/)
  }
})

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0'
test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'Chrome on Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/143.0.0.0`, 'Edge on Windows'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  ['curl/8.14', ''],
])('a device that calls itself %s is known as “%s”', (userAgent, label) => expect(deviceLabel(userAgent)).toBe(label))
