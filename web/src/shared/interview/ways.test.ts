import { expect, test } from 'vitest'
import { secondsOf, waysOf } from '#web/shared/interview/ways'

test('whatever is asked for on camera or by voice can be written', () => {
  expect(waysOf('video', null)).toEqual(['video', 'audio', 'text'])
  expect(waysOf('audio', null)).toEqual(['audio', 'text'])
})

test('a written question is spoken only where that was granted, a choice never', () => {
  const audio = { extraTimePct: null, format: 'audio' } as const
  expect(waysOf('text', null)).toEqual(['text'])
  expect(waysOf('text', audio)).toEqual(['text', 'audio'])
  expect(waysOf('choice', audio)).toEqual(['choice'])
})

test('extra time lengthens a recording by its percent', () => {
  expect(secondsOf(60, { extraTimePct: 25, format: null })).toBe(75)
  expect(secondsOf(45, { extraTimePct: 50, format: null })).toBe(68)
  expect(secondsOf(60, null)).toBe(60)
})
