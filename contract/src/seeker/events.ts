import { contract } from '#contract/call'
import { liveEvent } from '#contract/model/event'

export const seekerEvents = contract({
  events: {
    method: 'GET',
    path: '/events',
    summary: 'Tells an open page what changed; goes on from Last-Event-ID and ends when the session does',
    caller: 'jobseeker',
    approval: 'even_suspended',
    stream: liveEvent,
    refusals: ['INVALID_INPUT'],
  },
})
