import fc from 'fast-check'
import { afterAll, beforeAll, it } from 'vitest'
import { anyPlay, openStage } from '#server/testkit/serial/serial'

let stage: Awaited<ReturnType<typeof openStage>>
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.t.close())

/** A minute on a quiet machine; a failure names its seed. */
const PATIENCE_MS = 600_000
it(
  'whatever four people do at once, some order of it one after another explains every answer and the end',
  () =>
    fc.assert(
      fc.asyncProperty(anyPlay, (play) => stage.expectSerial(play)),
      { numRuns: 2000, endOnFailure: true },
    ),
  PATIENCE_MS,
)
