/** What both services tell anybody. */
import { z } from 'zod'
import { contract } from '#contract/call'
import { location } from '#contract/model/reference'

export const publicReference = contract({
  locations: {
    method: 'GET',
    path: '/locations',
    summary: 'The cities offered as places of work and home',
    caller: 'anyone',
    output: z.array(location),
  },
})
