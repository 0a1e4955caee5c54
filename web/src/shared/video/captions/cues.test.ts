import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { captionsOf, cuesIn, momentIn, momentOf, spreadCaptions } from '#web/shared/video/captions/cues'

describe('the lines of captions', () => {
  it('are read with their times, whatever else stands around them', () => {
    const written =
      'WEBVTT\n\nNOTE by hand\n\n1\n00:00.000 --> 00:02.500\n<v Amira>Hello.\n\n00:01:02.500 --> 01:06.000 align:start\nI study\nmaths.\n'
    expect(cuesIn(written)).toEqual([
      { start: 0, end: 2.5, text: 'Hello.' },
      { start: 62.5, end: 66, text: 'I study maths.' },
    ])
  })
  it('are written in order, each until the next or for five seconds, and not without words', () => {
    const lines = [
      { start: 9, text: 'Bye.' },
      { start: 1.5, text: ' Hello. ' },
      { start: 3, text: '  ' },
      { start: 4, text: 'a --> b' },
    ]
    expect(captionsOf(lines, 11)).toBe(
      'WEBVTT\n\n00:01.500 --> 00:04.000\nHello.\n\n00:04.000 --> 00:09.000\na → b\n\n00:09.000 --> 00:11.000\nBye.',
    )
    expect(captionsOf([{ start: 1, text: '' }], 10)).toBe('')
  })
  it('are the same when they are read again', () => {
    const line = fc.record({
      start: fc.integer({ min: 0, max: 1800 }).map((tenths) => tenths / 10),
      text: fc.constantFrom('Hello.', 'I bake.'),
    })
    fc.assert(
      fc.property(fc.uniqueArray(line, { selector: ({ start }) => start, maxLength: 8 }), (lines) => {
        const once = captionsOf(lines, 200)
        expect(captionsOf(cuesIn(once), 200)).toBe(once)
      }),
    )
  })
  it('are spread over the recording where they were typed without times', () => {
    expect(cuesIn(spreadCaptions(['Hello.', 'I bake.'], 8)).map(({ start, end }) => [start, end])).toEqual([
      [0, 4],
      [4, 8],
    ])
  })
  it('begin at a moment that is typed', () => {
    expect(['0:04.5', '1:02', '7', '', '1:', 'soon'].map(momentIn)).toEqual([4.5, 62, 7, null, null, null])
    expect([4.5, 62, 0].map(momentOf)).toEqual(['0:04.5', '1:02.0', '0:00.0'])
  })
})
