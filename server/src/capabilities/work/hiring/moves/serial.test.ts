import fc from 'fast-check'
import { afterAll, beforeAll, it } from 'vitest'
import { runs } from '#server/testkit/runs'
import { anyPlay, openStage } from '#server/testkit/serial/serial'

let stage: Awaited<ReturnType<typeof openStage>>
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.t.close())

/** As many as find every planted fault (serial.planted.test.ts); a failure names its seed. */
const PLAYS = runs(500)
const PATIENCE_MS = 600_000
it(
  'whatever four people do at once, some order of it one after another explains every answer and the end',
  () =>
    fc.assert(
      fc.asyncProperty(anyPlay, (play) => stage.expectSerial(play)),
      { numRuns: PLAYS, endOnFailure: true },
    ),
  PATIENCE_MS,
)
