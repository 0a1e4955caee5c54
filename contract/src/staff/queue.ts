import { contract } from '#contract/call'
import { queue, queueQuery } from '#contract/model/staff/queue'

export const staffQueue = contract({
  queue: {
    method: 'GET',
    path: '/queue',
    summary: 'All that waits for a decision, the oldest promise first, with how much of each kind',
    caller: 'staff',
    query: queueQuery,
    output: queue,
  },
})
