import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkChain, listAudit, record } from '#server/capabilities/ground/audit/public'
import { audit } from '#server/capabilities/ground/audit/tables'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { office } from '#server/testkit/app/office'
import { newEmployer, newPendingEmployer, newSeeker } from '#server/testkit/people/people'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const rowsAbout = async (subjectId: string) => {
  const { rows } = await listAudit(t.parts.db, { page: 1, limit: 50, subjectId })
  return rows.map(({ action, by, reason, note }) => ({ action, by, reason, note }))
}
const by = 'Server command'
const check = () => office(t, 'audit')

describe('the audit', () => {
  it('has a row of each decision from a shell, with who, what, why, and whom it was about', async () => {
    const owner = await newPendingEmployer(t)
    await office(t, 'reject', owner.employerId, '--reason', 'The website isn’t yours.')
    expect(await rowsAbout(owner.employerId)).toEqual([{ action: 'reject', by, reason: 'The website isn’t yours.', note: null }])
    const seeker = await newSeeker(t)
    await office(t, 'suspend', seeker.userId, '--reason', 'Spam')
    await office(t, 'restore', seeker.userId)
    expect((await rowsAbout(seeker.userId)).map(({ action }) => action)).toEqual(['restore', 'suspend'])
    const company = await newEmployer(t)
    await office(t, 'package', company.employerId, 'plus')
    expect(await rowsAbout(company.employerId)).toEqual([{ action: 'grant_package', by, reason: null, note: 'plus' }])
  })

  it('has a row of each look at who waits', async () => {
    const owner = await newPendingEmployer(t)
    await office(t, 'list')
    expect(await rowsAbout(owner.employerId)).toEqual([{ action: 'look', by, reason: null, note: 'list' }])
  })

  it('has none of a decision that was refused, or undone with its transaction', async () => {
    const owner = await newEmployer(t)
    expect((await office(t, 'approve', owner.employerId)).ok).toBe(false)
    const look = { action: 'look', subject: { kind: 'employer', id: owner.employerId } } as const
    const undone = t.parts.db.transaction(async (tx) => {
      await record({ tx, now: t.clock.now(), by }, [look])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await rowsAbout(owner.employerId)).toEqual([])
    expect((await check()).ok).toBe(true)
  })

  it('is one chain, also when many decide at once', async () => {
    const owners = await Promise.all(Array.from({ length: 8 }, () => newPendingEmployer(t)))
    const answers = await Promise.all(owners.map(({ employerId }) => office(t, 'approve', employerId)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    const { position, hash, broken } = await checkChain(t.parts.db)
    expect([position, broken]).toEqual([await t.parts.db.$count(audit), null])
    expect(await check()).toEqual({ ok: true, text: `All ${position} rows of the audit hold. The last has the hash ${hash}.` })
  })

  it.each([
    [
      'was changed',
      async (position: number) => t.parts.db.update(audit).set({ reason: 'Something kinder' }).where(eq(audit.position, position)),
      3,
    ],
    ['was taken out', async (position: number) => t.parts.db.delete(audit).where(eq(audit.position, position)), 4],
  ] as const)('is checked by a command that names the first broken link, where a row %s', async (_, spoil, broken) => {
    const before = await t.parts.db.select().from(audit)
    await spoil(3)
    const { ok, text } = await check()
    expect(ok).toBe(false)
    const found = before.find(({ position }) => position === broken)
    expect(text).toContain(`breaks at row ${broken}: ${found?.id}`)
    await t.parts.db.delete(audit)
    await t.parts.db.insert(audit).values(before)
    expect((await check()).ok).toBe(true)
  })
})
