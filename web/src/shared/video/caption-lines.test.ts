import { describe, expect, it } from 'vitest'
import { captionLines, isTimed } from '#web/shared/video/caption-lines'

const timed = `WEBVTT

NOTE written by hand

1
00:00.000 --> 00:02.500
<v Amira>Hello, I am Amira.

00:02.500 --> 00:06.000 align:start
I study maths
in Leeds.
`

describe('captions', () => {
  it('with times are known by their first line', () => {
    expect([isTimed(timed), isTimed('WEBVTT isn’t what I say'), isTimed('WEBVTTX')]).toEqual([true, true, false])
  })
  it('with times are read as the words alone', () => {
    expect(captionLines(timed)).toEqual(['Hello, I am Amira.', 'I study maths', 'in Leeds.'])
  })
  it('without times are their lines', () => expect(captionLines('Hello.\n\n  I am Amira. ')).toEqual(['Hello.', 'I am Amira.']))
})
