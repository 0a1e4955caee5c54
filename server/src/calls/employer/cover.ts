import type { employerCover } from '@evenshift/contract/employer/cover'
import { applicantsOf, coverOf } from '#server/capabilities/work/hiring/public'
import { type EmployerContext, type Handlers, companyOf } from '#server/http/call/context'
import { refuse } from '#server/http/call/refuse'

export const coverCalls = {
  cover: async ({ params }, context) => {
    const { db, clock, me } = context
    const now = clock.now()
    const cover = await coverOf(db, companyOf(context), params.id, now)
    if (cover === null) return refuse('NOT_FOUND')
    const rows = cover.applicants.map(({ row }) => row)
    const names = await applicantsOf(db, rows, me.userId, now)
    return {
      ...cover,
      applicants: cover.applicants.map(
        ({
          row: { id, status, version, shiftIds, match, fit, newTimes, pendingAt },
          clashing,
          saidTheyCan,
          offered,
          offeredBefore,
          agreed,
        }) => ({
          _id: id,
          name: names.get(id)?.name ?? '',
          status,
          version,
          shifts: shiftIds,
          clashing: clashing.filter((shiftId) => shiftIds.includes(shiftId)),
          isWeekKnown: fit !== null,
          saidTheyCan: saidTheyCan.filter((shiftId) => shiftIds.includes(shiftId) && !clashing.includes(shiftId)),
          isTurnedDown: pendingAt !== null,
          offered: [...offered],
          offeredBefore: [...offeredBefore],
          agreed: [...agreed],
          newTimes,
          match,
        }),
      ),
    }
  },
} satisfies Handlers<typeof employerCover, EmployerContext>
