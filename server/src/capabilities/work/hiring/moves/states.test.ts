import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicationStatuses, mayReapply } from '@evenshift/contract/states/application/application'
import { allowedFrom } from '@evenshift/contract/states/application/application-moves'
import { type Action, type States, openStates } from '#server/testkit/people/states'
import { applications } from '#server/capabilities/work/hiring/tables'

/** Every status, every move, and everybody who may ask for it: what the table allows happens, and nothing else writes anything. */
let states: States
beforeAll(async () => {
  states = await openStates()
})
afterAll(() => states.market.t.close())

/** How the application looks to both, and how much each was told; null is what somebody may not read. */
async function seenByBoth() {
  const { id, seeker, owner, market } = states
  const own = await market.t.seeker('openApplication', { params: { id } }, seeker.token)
  const theirs = await market.t.employer('openApplication', { params: { id } }, owner.token)
  const told = [
    await market.t.seeker('notifications', { query: {} }, seeker.token),
    await market.t.employer('notifications', { query: {} }, owner.token),
  ]
  return {
    seeker: own.body.status,
    employer: theirs.status === 404 ? null : theirs.body.status,
    pending: theirs.body.pendingRejection?.reason ?? null,
    toldSeeker: told[0]?.body.pagination.total ?? 0,
    toldEmployer: told[1]?.body.pagination.total ?? 0,
  }
}

/** The version that the seeker reads, which counts only what they are shown. */
async function seenVersion(): Promise<number> {
  const { id, seeker, market } = states
  return (await market.t.seeker('openApplication', { params: { id } }, seeker.token)).body.version
}

async function expectRefused({ send }: Action, token: string, version: number, code: string): Promise<void> {
  const before = await states.digests()
  const { status, error } = await send(version, token)
  expect([status, error.code]).toEqual([code === 'NOT_FOUND' ? 404 : 409, code])
  expect(await states.digests()).toEqual(before)
}

describe.each(['owner', 'manager'] as const)('the %s of the company', (role) => {
  const moves = ['in_review', 'shortlisted', 'interview_invited', 'offered', 'offer_rescinded', 'hired', 'rejected', 'undo']
  const cases = applicationStatuses.flatMap((from) => moves.map((name) => [from, name] as const))

  it.each(cases)('%s, %s', async (from, name) => {
    const { market, id, employersActions } = states
    const action = employersActions.find((one) => one.name === name)
    if (action === undefined) throw new Error(`no action ${name}`)
    const { token } = states[role]
    const { version } = await states.place(from)
    const allowed = allowedFrom(from, 'employer')
    if (from === 'withdrawn') return expectRefused(action, token, version, 'NOT_FOUND')
    if (action.to === null) return expectRefused(action, token, version, 'NOTHING_TO_UNDO')
    if (!allowed.includes(action.to)) return expectRefused(action, token, version, 'INVALID_TRANSITION')

    const [before, history] = [await seenByBoth(), await market.historyOf(id)]
    expect((await action.send(version, token)).status).toBe(200)
    const [seen, row] = [await seenByBoth(), await market.rowOf(id)]
    expect(row.version).toBe(version + 1)
    if (action.to === 'rejected') {
      expect(seen).toEqual({ ...before, pending: 'travel' })
      expect(await market.historyOf(id)).toEqual(history)
      return
    }
    const { to } = action
    expect(row.status).toBe(to)
    expect(seen).toEqual({ ...before, seeker: to, employer: to, toldSeeker: before.toldSeeker + 1 })
    expect(await market.historyOf(id)).toEqual([...history, [to, 'employer']])
  })
})

describe('the seeker', () => {
  const moves = ['offer_accepted', 'offer_declined', 'ask', 'interview_submitted', 'withdrawn']
  const cases = applicationStatuses.flatMap((from) => moves.map((name) => [from, name] as const))

  it.each(cases)('%s, %s', async (from, name) => {
    const { market, id, seeker, seekersActions } = states
    const action = seekersActions.find((one) => one.name === name)
    if (action === undefined) throw new Error(`no action ${name}`)
    const { version } = await states.place(from)
    const seen = await seenVersion()
    const { to } = action
    const mayAsk = from === 'offered' || from === 'offer_accepted'
    if (to === null ? !mayAsk : !allowedFrom(from, 'seeker').includes(to)) {
      const isExpired = from === 'offer_expired' && to?.startsWith('offer_')
      return expectRefused(action, seeker.token, seen, isExpired ? 'OFFER_EXPIRED' : 'INVALID_TRANSITION')
    }
    const [before, history] = [await seenByBoth(), await market.historyOf(id)]
    expect((await action.send(seen, seeker.token)).status).toBe(name === 'withdrawn' ? 204 : 200)
    const told = { ...before, toldEmployer: before.toldEmployer + 1 }
    if (to === null) {
      expect(await seenByBoth()).toEqual(told)
      expect([await market.rowOf(id), await market.historyOf(id)]).toMatchObject([{ status: from, version }, history])
      return
    }
    expect(await seenByBoth()).toEqual({ ...told, seeker: to, employer: to === 'withdrawn' ? null : to })
    expect(await market.rowOf(id)).toMatchObject({ status: to, version: version + 1 })
    expect(await market.historyOf(id)).toEqual([...history, [to, 'seeker']])
  })

  it.each(applicationStatuses)('%s, applied', async (from) => {
    const { market, jobId, seeker } = states
    const own = and(eq(applications.jobId, jobId), eq(applications.seekerId, seeker.userId))
    await states.place(from)
    if (!mayReapply(from)) {
      return expectRefused({ name: '', to: null, send: () => market.apply(seeker, jobId) }, seeker.token, 0, 'ALREADY_APPLIED')
    }
    const { status, body } = await market.apply(seeker, jobId)
    expect([status, body.status, body.version]).toEqual([201, 'applied', 1])
    expect(await market.historyOf(body._id)).toEqual([['applied', 'seeker']])
    await market.t.parts.db.delete(applications).where(and(own, eq(applications.id, body._id)))
  })
})

it('refuses a move of a version that is no longer the present one, tells how it stands, and writes nothing', async () => {
  const { employersActions, seekersActions, owner, seeker } = states
  const { status, version } = await states.place('offered')
  const before = await states.digests()
  const stale = async (actions: readonly Action[], token: string, names: readonly string[], present: number) => {
    for (const action of actions.filter(({ name }) => names.includes(name))) {
      for (const seen of [present - 1, present + 1]) {
        const answer = await action.send(seen, token)
        expect([action.name, answer.status, answer.error.code, answer.error.details]).toEqual([
          action.name,
          409,
          'STALE',
          { status, version: present },
        ])
      }
    }
  }
  const all = employersActions.map(({ name }) => name)
  await stale(employersActions, owner.token, all, version)
  await stale(seekersActions, seeker.token, ['offer_accepted', 'offer_declined', 'ask'], await seenVersion())
  expect(await states.digests()).toEqual(before)
})
