import type { staffPeople } from '@evenshift/contract/staff/people'
import { listPage } from '#server/calls/list-page'
import { decidePerson, findPeople, lookAt, personOf } from '#server/capabilities/derived/office/public'
import { record } from '#server/capabilities/ground/audit/public'
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
