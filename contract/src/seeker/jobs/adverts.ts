import { contract } from '#contract/call'
import { byId } from '#contract/model/basics'
import { advert } from '#contract/model/job/advert'

export const seekerAdverts = contract({
  openAdvert: {
    method: 'GET',
    path: '/advert/{id}',
    summary: 'A live job as anybody may read it, to apply for it without an account',
    caller: 'anyone',
    params: byId,
    output: advert,
  },
})
