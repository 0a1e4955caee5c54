import type { staffPeople } from '@evenshift/contract/staff/people'
import { listPage } from '#server/calls/list-page'
import { contactOf, decidePerson, findPeople, lookAt, personOf, toldOf } from '#server/capabilities/derived/office/public'
import { reportsAbout } from '#server/capabilities/derived/feedback/public'
import { record } from '#server/capabilities/ground/audit/public'
import { findSeeker } from '#server/capabilities/parties/profiles/public'
import type { Handlers, StaffContext } from '#server/http/call/context'
import { isRefusal, refuse } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'

const noSuchPerson = refuse('NOT_FOUND', { message: 'There’s no such person.' })

export const staffPeopleCalls = {
  /** Whom it shows is looked at: each is a row of the audit, which never holds the words of the search, since they may name somebody. */
  people: async ({ query }, { db, clock, me }) =>
    db.transaction(async (tx) => {
      const { people, total } = await findPeople(tx, query)
      await record(
        { tx, now: clock.now(), by: me.email },
        people.map((person) => lookAt(person, query.search === undefined ? 'people' : 'search')),
      )
      return listPage(people, query, total)
    }),

  person: async ({ params }, { db, clock, me }) => {
    const person = await personOf(db, params.id)
    if (person === null) return noSuchPerson
    await db.transaction((tx) => record({ tx, now: clock.now(), by: me.email }, [lookAt(person, 'opened')]))
    const { _id, company } = person
    const city = company === null ? ((await findSeeker(db, _id))?.city ?? null) : null
    const told = await toldOf(db, company === null ? [_id] : [_id, company._id])
    return { ...person, city, reports: company === null ? 0 : await reportsAbout(db, company._id), ...told }
  },

  /** The reason is kept with the look. */
  showContact: async ({ params, body }, { db, clock, me }) => {
    const person = await personOf(db, params.id)
    const contact = person && (await contactOf(db, person))
    if (person === null || contact === null) return noSuchPerson
    await db.transaction((tx) => record({ tx, now: clock.now(), by: me.email }, [lookAt(person, `contact: ${body.reason}`)]))
    return contact
  },

  signOutPerson: async ({ params }, { db, clock, identity, me }) => {
    const person = await personOf(db, params.id)
    if (person === null) return noSuchPerson
    await identity.pool(person.pool).signOutEverywhere(person._id)
    const { subject } = lookAt(person, '')
    await db.transaction((tx) => record({ tx, now: clock.now(), by: me.email }, [{ action: 'sign_out', subject }]))
    return undefined
  },

  changePerson: async ({ params, body }, { db, queue, clock, me }) =>
    transact(db, async (tx) => {
      const person = await personOf(tx, params.id)
      if (person === null) return noSuchPerson
      const unit = { tx, queue, now: clock.now(), by: me.email }
      const judged = person.company?._id ?? person._id
      const moved = await decidePerson(unit, body.decision, judged, { reason: body.reason ?? null })
      return isRefusal(moved) ? moved : ((await personOf(tx, params.id)) ?? noSuchPerson)
    }),
} satisfies Handlers<typeof staffPeople, StaffContext>
