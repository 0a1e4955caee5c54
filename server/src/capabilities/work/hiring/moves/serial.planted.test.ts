import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as rules from '#server/capabilities/work/hiring/rules'
import { anyPlay, openStage } from '#server/testkit/serial/serial'
import { forgetVersions } from '#server/testkit/database/forgetful'

/** The test of serial.test.ts, run against servers of which each lacks one check of a version: it has to find out. */
let stage: Awaited<ReturnType<typeof openStage>>
beforeEach(async () => {
  stage = await openStage()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await stage.t.close()
})
vi.mock('#server/capabilities/work/hiring/rules', { spy: true })

const findsOut = async (): Promise<boolean> =>
  (
    await fc.check(
      fc.asyncProperty(anyPlay, (play) => stage.expectSerial(play)),
      { numRuns: 500, endOnFailure: true },
    )
  ).failed

it('finds out that a move is judged without the version that its mover saw', async () => {
  const { judgeMove } = await vi.importActual<typeof rules>('#server/capabilities/work/hiring/rules')
  vi.mocked(rules.judgeMove).mockImplementation((application, _seen, ...rest) => judgeMove(application, application.version, ...rest))
  expect(await findsOut()).toBe(true)
})

it.runIf(process.env['TEST_DATABASE_URL'])('finds out that an update on PostgreSQL is written over whatever came between', async () => {
  forgetVersions(stage.t.parts.db)
  expect(await findsOut()).toBe(true)
})
