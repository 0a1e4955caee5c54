import { afterAll, beforeAll, expect, it } from 'vitest'
import { applicationStatuses } from '@evenshift/contract/states/application/application'
import { type Action, type States, openStates } from '#server/testkit/people/states'

/** Everybody whose application it is not, in every status and with everything that can be asked. */
let states: States
beforeAll(async () => {
  states = await openStates()
})
afterAll(() => states.market.t.close())

it.each(applicationStatuses)('%s: no one else moves it, learns that it is there, or writes anything', async (status) => {
  const { employersActions, seekersActions, owner, seeker, reviewer, anotherEmployer, anotherSeeker } = states
  const { version } = await states.place(status)
  const before = await states.digests()
  const expectAll = async (actions: readonly Action[], token: string | undefined, refused: readonly [number, string]) => {
    const answers = await Promise.all(actions.map((action) => action.send(version, token)))
    expect(answers.map(({ status: code, error }) => [code, error.code])).toEqual(actions.map(() => refused))
  }
  await expectAll(employersActions, anotherEmployer.token, [404, 'NOT_FOUND'])
  await expectAll(employersActions, reviewer.token, [403, 'ROLE'])
  await expectAll(employersActions, seeker.token, [401, 'UNAUTHORISED'])
  await expectAll(employersActions, undefined, [401, 'UNAUTHORISED'])
  await expectAll(seekersActions, anotherSeeker.token, [404, 'NOT_FOUND'])
  await expectAll(seekersActions, owner.token, [401, 'UNAUTHORISED'])
  await expectAll(seekersActions, undefined, [401, 'UNAUTHORISED'])
  expect(await states.digests()).toEqual(before)
})
