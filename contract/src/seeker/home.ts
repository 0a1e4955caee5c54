import { contract } from '#contract/call'
import { home } from '#contract/model/home'

export const seekerHome = contract({
  home: {
    method: 'GET',
    path: '/homescreen',
    summary: 'Everything the home screen paints',
    caller: 'jobseeker',
    output: home,
  },
})
