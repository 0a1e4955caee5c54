import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RecordingStage } from '#web/shared/recorder/stage/RecordingStage'
import { show } from '#web/testkit/screen'

/** As the browser's own, with nothing in it. */
class Recorder extends EventTarget {
  static readonly isTypeSupported = (): boolean => true
  readonly mimeType = 'video/webm'
  state: RecordingState = 'inactive'
  start(): void {
    this.state = 'recording'
  }
  stop(): void {
    this.state = 'inactive'
    this.dispatchEvent(new Event('stop'))
  }
}
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A take of 15 seconds that was begun. */
function recording(graceSeconds: number) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  vi.stubGlobal('MediaRecorder', Recorder)
  const onEnd = vi.fn<(blob: Blob) => void>()
  const stream = Object.assign(new MediaStream(), { getTracks: () => [] })
  const nothing = () => undefined
  show(
    <RecordingStage
      kind="video"
      maxSeconds={15}
      graceSeconds={graceSeconds}
      stream={stream}
      topics={undefined}
      onAgain={nothing}
      onLeave={nothing}
      onEnd={onEnd}
    />,
  )
  const pass = (seconds: number): void =>
    act(() => {
      vi.advanceTimersByTime(seconds * 1000)
    })
  pass(3)
  return { onEnd, pass }
}
const said = () => screen.getAllByText('Time’s up').length

test('an answer goes on for 15 seconds when its time is up, says so and what they are for, and then ends by itself', () => {
  const { onEnd, pass } = recording(15)
  pass(14.5)
  expect(screen.queryByText('Time’s up')).toBeNull()
  pass(1)
  expect(said()).toBe(1)
  expect(screen.getByText('seconds to finish your sentence', { exact: false }).textContent).toBe('15 seconds to finish your sentence')
  expect(screen.getByText('Time’s up. Finish your sentence')).toBeTruthy()
  pass(14)
  expect(onEnd).not.toHaveBeenCalled()
  pass(1)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('a recording without such seconds ends with its time', () => {
  const { onEnd, pass } = recording(0)
  pass(14.5)
  expect(onEnd).not.toHaveBeenCalled()
  pass(1)
  expect(onEnd).toHaveBeenCalledTimes(1)
})
