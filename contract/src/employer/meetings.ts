import { z } from 'zod'
import { contract } from '#contract/call'
import { byId, id } from '#contract/model/basics'
import {
  employerMeeting,
  employerMeetingMove,
  employerMeetingRow,
  meetingInput,
  meetingTimesAnswer,
  meetingTimesQuestion,
} from '#contract/model/meeting/meeting'

export const employerMeetings = contract({
  meetings: {
    method: 'GET',
    path: '/jobs/meetings',
    summary: 'Meetings that wait for a word or are coming, the most pressing first; the first 50',
    caller: 'employer',
    role: 'reviewer',
    output: z.array(employerMeetingRow),
  },
  proposeMeeting: {
    method: 'POST',
    path: '/jobs/application/{id}/meetings',
    summary: 'Proposes a chat, a call or a paid trial in one to five times; counts as an answer',
    caller: 'employer',
    params: byId,
    body: meetingInput,
    output: employerMeeting,
    status: 201,
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION', 'ALREADY_EXISTS', 'PAY_BELOW_MINIMUM'],
    repeatable: true,
  },
  moveMeeting: {
    method: 'PATCH',
    path: '/jobs/application/{id}/meetings/{meetingId}',
    summary: 'Agrees one of the suggested times, proposes anew, or calls it off',
    caller: 'employer',
    params: z.strictObject({ id, meetingId: id }),
    body: employerMeetingMove,
    output: employerMeeting,
    refusals: ['NOT_FOUND', 'STALE', 'INVALID_TRANSITION', 'PAY_BELOW_MINIMUM'],
  },
  meetingTimes: {
    method: 'POST',
    path: '/jobs/application/{id}/meeting-times',
    summary: 'Whether the seeker is free at these times; never why not',
    caller: 'employer',
    params: byId,
    body: meetingTimesQuestion,
    output: meetingTimesAnswer,
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
})
