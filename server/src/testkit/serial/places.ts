import { asc, eq, inArray } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { openMarket, terms } from '#server/testkit/people/market'
import type { JobName, SeekerName, World } from '#server/testkit/serial/model'
import { applicationHistory, applications, offers } from '#server/capabilities/work/hiring/tables'
import { newMember } from '#server/testkit/people/callers'
import { jobRows, jobTerms, leaveLive, placeJobs, publishJob } from '#server/testkit/people/jobs'
import { newEmployer, newSeeker } from '#server/testkit/people/people'

/** A company with room for one live job and two seekers, and a place where what they did begins anew as often as is wanted. */
export async function openPlaces() {
  const market = await openMarket()
  const { t } = market
  const { db } = t.parts
  const owner = await newEmployer(t)
  const members = { owner, manager: await newMember(t, owner.employerId, 'manager') }
  const seekers = { Ada: await newSeeker(t, { firstName: 'Ada' }), Ben: await newSeeker(t, { firstName: 'Ben' }) }

  const shopId = await publishJob(t, owner, { vacancies: 1 })
  const barId = (await t.employer('createJob', { body: { ...jobTerms(), status: 'draft' } }, owner.token)).body._id
  const sent = {
    Ada: (await market.applied(shopId, seekers.Ada)).application._id,
    Ben: (await market.applied(shopId, seekers.Ben)).application._id,
  }
  await market.move(sent.Ben, { status: 'offered', version: 1, offer: terms }, owner)
  const first = {
    jobs: await jobRows(t, [shopId, barId]),
    applications: await db.select().from(applications).where(eq(applications.jobId, shopId)),
    history: await db
      .select()
      .from(applicationHistory)
      .where(inArray(applicationHistory.applicationId, Object.values(sent)))
      .orderBy(asc(applicationHistory.id)),
    offers: await db.select().from(offers).where(eq(offers.applicationId, sent.Ben)),
  }

  /** The start, as often as is wanted, each under ids of its own. */
  async function newPlaces(count: number) {
    const places = Array.from({ length: count }, () => {
      const ids = new Map<string, string>()
      return (id: string): string => ids.set(id, ids.get(id) ?? uuidv7()).get(id) ?? ''
    })
    const copies = <T, R>(rows: readonly T[], copy: (row: T, anew: (id: string) => string) => R): R[] =>
      places.flatMap((anew) => rows.map((row) => copy(row, anew)))
    await placeJobs(
      t,
      copies(first.jobs, (row, anew) => ({ ...row, id: anew(row.id), reference: anew(row.id), status: 'draft' as const })),
    )
    await db.transaction(async (tx) => {
      await tx
        .insert(applications)
        .values(copies(first.applications, (row, anew) => ({ ...row, id: anew(row.id), jobId: anew(row.jobId) })))
      const ofApplication = <T extends { readonly applicationId: string }>(row: T, anew: (id: string) => string) => ({
        ...row,
        id: uuidv7(),
        applicationId: anew(row.applicationId),
      })
      await tx.insert(applicationHistory).values(copies(first.history, ofApplication))
      await tx.insert(offers).values(copies(first.offers, ofApplication))
    })
    return places.map((anew) => ({ jobs: { shop: anew(shopId), bar: anew(barId) }, sent: { Ada: anew(sent.Ada), Ben: anew(sent.Ben) } }))
  }
  type Place = Awaited<ReturnType<typeof newPlaces>>[number]
  const waiting: Place[] = []
  /** A place of which the shop is live, and whatever was live elsewhere no longer is. */
  async function nextPlace(): Promise<Place> {
    if (waiting.length === 0) waiting.push(...(await newPlaces(50)))
    const place = waiting.pop()
    if (place === undefined) throw new Error('no place was made')
    await leaveLive(t, owner.employerId, place.jobs.shop)
    return place
  }

  /** The world as the tables have it. */
  async function worldAt(place: Place): Promise<World> {
    const ids = Object.values(place.jobs)
    const rowsOfJobs = await jobRows(t, ids)
    const rows = await db.select().from(applications).where(inArray(applications.jobId, ids)).orderBy(asc(applications.attempt))
    const history = await db
      .select()
      .from(applicationHistory)
      .where(
        inArray(
          applicationHistory.applicationId,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(applicationHistory.id))
    const job = (name: JobName) => {
      const { status = '', version = 0 } = rowsOfJobs.find(({ id }) => id === place.jobs[name]) ?? {}
      return { status, version }
    }
    const sentFor = (seeker: SeekerName, name: JobName) =>
      rows
        .filter((row) => row.seekerId === seekers[seeker].userId && row.jobId === place.jobs[name])
        .map(({ id, status, version }) => {
          const past = history.flatMap((one) => (one.applicationId === id ? one.status : []))
          // The model counts versions by rows of the history: one that has no row of its own shows here.
          return { status, past: version === past.length ? past : [...past, `version ${version}`] }
        })
    return {
      jobs: { shop: job('shop'), bar: job('bar') },
      sent: {
        Ada: { shop: sentFor('Ada', 'shop'), bar: sentFor('Ada', 'bar') },
        Ben: { shop: sentFor('Ben', 'shop'), bar: sentFor('Ben', 'bar') },
      },
    }
  }

  /** Ada has applied at the shop, Ben has an offer there, and the bar is a draft. */
  const start = await worldAt({ jobs: { shop: shopId, bar: barId }, sent })
  return { t, members, seekers, start, nextPlace, worldAt }
}
