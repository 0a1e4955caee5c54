import { z } from 'zod'
import { contract } from '#contract/call'
import { inView } from '#contract/model/basics'
import { home, homeCards } from '#contract/model/overview/home'

export const seekerHome = contract({
  home: {
    method: 'GET',
    path: '/homescreen',
    summary: 'Everything the home screen paints',
    caller: 'jobseeker',
    query: z.strictObject(inView),
    output: home,
    card: homeCards,
  },
})
