import type { seekerMeetings } from '@evenshift/contract/seeker/applications/meetings'
import { applicationOfMeeting, inTime, moveAsSeeker, presentOwnMeeting } from '#server/capabilities/work/hiring/public'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { isRefusal, refuse } from '#server/http/call/refuse'

export const seekerMeetingCalls = {
  answerMeeting: async ({ params: { id }, body }, context) => {
    const { db, me } = context
    const applicationId = await applicationOfMeeting(db, me.userId, id)
    if (applicationId === null) return refuse('NOT_FOUND')
    return inTime(context, applicationId, async (unit) => {
      const moved = await moveAsSeeker(unit, me.userId, applicationId, id, body)
      return isRefusal(moved) ? moved : presentOwnMeeting(unit.tx, moved.meeting, moved.application, unit.now)
    })
  },
} satisfies Handlers<typeof seekerMeetings, SeekerContext>
