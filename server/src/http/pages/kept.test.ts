import { expect, it } from 'vitest'
import { kept } from '#server/http/pages/kept'
import { HOUR, TestClock } from '#server/testkit/app/clock'

interface Asked {
  readonly come: (value: string) => void
  readonly fail: (error: Error) => void
}
/** What comes only once somebody says so, and is kept for an hour. */
function slowlyMade() {
  const clock = new TestClock(new Date('2026-11-30T09:00:00Z'))
  const asked: Asked[] = []
  const failures: unknown[] = []
  const make = () => new Promise<string>((come, fail) => asked.push({ come, fail }))
  const read = kept(make, { clock, ms: HOUR, onFailure: (error) => failures.push(error) })
  return { clock, asked, failures, read }
}
/** Whatever was promised before it has been told. */
const told = () => new Promise((done) => setImmediate(done))

it('lets only the first wait: whoever comes later gets what is old while it is made anew, once for all', async () => {
  const { clock, asked, read } = slowlyMade()
  const first = read()
  asked[0]?.come('old')
  expect(await first).toBe('old')
  clock.pass(HOUR)
  expect([await read(), await read()]).toEqual(['old', 'old'])
  expect(asked).toHaveLength(2)
  asked[1]?.come('new')
  await told()
  expect(await read()).toBe('new')
  expect(asked).toHaveLength(2)
})

it('gives out what is old where it could not be made anew, says so, and tries again for whoever asks next', async () => {
  const { clock, asked, failures, read } = slowlyMade()
  const first = read()
  asked[0]?.come('old')
  await first
  clock.pass(HOUR)
  expect(await read()).toBe('old')
  const failure = new Error('down')
  asked[1]?.fail(failure)
  await told()
  expect(failures).toEqual([failure])
  expect(await read()).toBe('old')
  asked[2]?.come('new')
  await told()
  expect(await read()).toBe('new')
})

it('has nothing to give out where the first could not be made: whoever waits hears of it', async () => {
  const { asked, failures, read } = slowlyMade()
  const first = read()
  asked[0]?.fail(new Error('down'))
  await expect(first).rejects.toThrow('down')
  expect(failures).toEqual([])
  const second = read()
  asked[1]?.come('there')
  expect(await second).toBe('there')
})
