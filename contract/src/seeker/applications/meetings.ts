import { contract } from '#contract/call'
import { byId } from '#contract/model/basics'
import { seekerMeeting, seekerMeetingMove } from '#contract/model/meeting/meeting'

export const seekerMeetings = contract({
  answerMeeting: {
    method: 'PATCH',
    path: '/appscreen/meetings/{id}',
    summary: 'Picks a time, suggests others, says no to a meeting, or calls off one that was agreed',
    caller: 'jobseeker',
    params: byId,
    body: seekerMeetingMove,
    output: seekerMeeting,
    refusals: ['NOT_FOUND', 'STALE', 'INVALID_TRANSITION'],
  },
})
