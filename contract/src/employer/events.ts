import { contract } from '#contract/call'
import { liveEvent } from '#contract/model/event'

export const employerEvents = contract({
  events: {
    method: 'GET',
    path: '/events',
    summary: 'Tells an open page what changed; goes on from Last-Event-ID and ends when the session does',
    caller: 'employer',
    approval: 'even_suspended',
    role: 'reviewer',
    stream: liveEvent,
    refusals: ['INVALID_INPUT'],
  },
})
