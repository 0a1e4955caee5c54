import { describe, expect, it } from 'vitest'
import { containerFor } from '#web/shared/recorder/codecs'
import { MissingDevice, deviceFaultOf } from '#web/shared/recorder/devices/device-fault'
import { helpFor } from '#web/shared/recorder/devices/device-words'
import { cellsOf } from '#web/shared/recorder/devices/useLevel'

const thrown = (name: string) => new DOMException('no', name)

describe('what a browser throws', () => {
  it.each([
    [thrown('NotAllowedError'), 'refused'],
    [thrown('SecurityError'), 'refused'],
    [thrown('NotReadableError'), 'in_use'],
    [new MissingDevice('camera'), 'no_camera'],
    [new MissingDevice('microphone'), 'no_microphone'],
    [new TypeError('odd'), 'unknown'],
  ] as const)('%s has a help of its own', (error, fault) => expect(deviceFaultOf(error)).toBe(fault))

  it('is told in words that fit what is recorded', () => {
    expect(helpFor('refused', 'audio').title).toBe('The browser may not use your microphone')
    expect(helpFor('refused', 'video').title).toBe('The browser may not use your camera and microphone')
  })
})

describe('the container', () => {
  it('is the best that the browser knows', () => {
    expect(containerFor('video', (type) => !type.includes('vp9'), false)).toBe('video/webm;codecs=vp8,opus')
    expect(containerFor('video', (type) => type.startsWith('video/mp4'), false)).toBe('video/mp4;codecs=avc1.42E01E,mp4a.40.2')
  })
  it('is none where nothing can be recorded', () => expect(containerFor('audio', () => false, false)).toBeNull())
  it('is MP4 on Apple’s devices where they can record it', () => {
    expect(containerFor('video', () => true, true)).toBe('video/mp4;codecs=avc1.42E01E,mp4a.40.2')
    expect(containerFor('audio', (type) => type.includes('webm'), true)).toBe('audio/webm;codecs=opus')
  })
})

describe('the level', () => {
  const tone = (loudness: number) => Float32Array.from({ length: 1024 }, (_, at) => loudness * Math.sin(at / 5))
  it('fills no cell in silence, some in speech and all in noise', () => {
    expect([cellsOf(tone(0)), cellsOf(tone(0.05)), cellsOf(tone(1))]).toEqual([0, 4, 7])
  })
})
