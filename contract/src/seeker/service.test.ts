import { expect, test } from 'vitest'
import type { Call } from '#contract/call'
import { seekerService } from '#contract/seeker/service'

const calls: readonly Call[] = Object.values(seekerService)
const routes = calls.map((call) => `${call.method} ${call.path}`)

/** The calls that clients rely on, to the letter; odd casing included. */
const promised = `
GET /profile-completion/details
PATCH /user
DELETE /user
GET /sector
GET /dropdowns/work
GET /jobrole
GET /interest
GET /dropdowns/interest-skills
GET /dropdowns/education
GET /homescreen
GET /jobsearch/tags
GET /jobsearch/paginated
GET /jobsearch/map
GET /jobsearch/application/{id}
POST /jobCart
DELETE /jobcart/{id}
GET /jobcart/paginated-cart
POST /jobapply
DELETE /jobapply/{id}
POST /jobapply/{id}/confirm-change
POST /jobapply/{id}/new-times
GET /jobapply/views
GET /jobapply/{id}/access-log
GET /appscreen/live-paginated
GET /appscreen/joboffer-paginated
GET /appscreen/history-paginated
GET /appscreen/live/filters
GET /appscreen/joboffer/filters
GET /appscreen/history/filters
GET /appscreen/application-count
PATCH /appscreen
GET /appscreen/messages
GET /appscreen/application/{id}
GET /appscreen/application/{id}/messages
POST /appscreen/application/{id}/messages
PATCH /appscreen/meetings/{id}
GET /job-interview
GET /job-interview/details/{id}
POST /job-interview/start
PUT /job-interview/answer
POST /job-interview/submit
POST /job-interview/extension
POST /job-interview/adjustment
PUT /job-interview/captions
GET /notification/all-paginated
DELETE /notification
GET /notification/quiet-hours
PATCH /notification/quiet-hours
GET /notification/devices
DELETE /notification/devices/{id}
POST /notification/remove
POST /notification/restore
PATCH /notification/read
GET /notification/preferences
PATCH /notification/preferences
POST /notification/web-token
GET /work
POST /work
PATCH /work/{id}
DELETE /work/{id}
GET /education
POST /education
PATCH /education/{id}
DELETE /education/{id}
GET /availability
PUT /availability
POST /availability/fitting-jobs
GET /saved-searches
POST /saved-searches
PATCH /saved-searches/{id}
DELETE /saved-searches/{id}
GET /jobsearch/plan
GET /jobsearch/plan/saved
PUT /jobsearch/plan/saved
DELETE /jobsearch/plan/saved
GET /jobsearch/not-for-me
POST /jobsearch/not-for-me
DELETE /jobsearch/not-for-me/{id}
GET /follow
POST /follow
DELETE /follow/{id}
GET /block
POST /block
DELETE /block/{id}
GET /user/cv
POST /user/documents
DELETE /user/documents/{id}
GET /user/export
POST /user/export
GET /user/consent
PATCH /user/consent
GET /upload/get-single-upload-url
POST /upload/complete
GET /upload/file/{id}
GET /report-feedback
POST /report-feedback/save-feedback
GET /events
GET /advert/{id}
GET /locations
`
  .trim()
  .split('\n')

test('the seeker service has every promised call and no other', () => {
  expect(routes.toSorted()).toEqual(promised.toSorted())
})

test('every call but an advert and the list of cities takes the token of the seekers’ own pool', () => {
  expect(calls.filter((call) => call.caller !== 'jobseeker').map((call) => call.path)).toEqual(['/advert/{id}', '/locations'])
})

test('a suspended seeker may read, erase, export, withdraw, complain and object, and change nothing else', () => {
  const writes = calls.filter((call) => call.approval === 'even_suspended' && call.method !== 'GET')
  expect(writes.map((call) => `${call.method} ${call.path}`).toSorted()).toEqual([
    'DELETE /jobapply/{id}',
    'DELETE /user',
    'PATCH /user/consent',
    'POST /report-feedback/save-feedback',
    'POST /user/export',
  ])
})

test('only the profile, its parts, files, notifications, feedback, withdrawing and the tabs’ counts are open before approval', () => {
  const open =
    /^\/(profile-completion|user|sector|jobrole|interest|dropdowns|work|education|availability|upload|notification|events|report-feedback)\b/
  const withdrawing = ['GET /appscreen/live-paginated', 'DELETE /jobapply/{id}']
  const counts = 'GET /appscreen/application-count'
  for (const { method, path, approval } of calls.filter((one) => one.caller !== 'anyone')) {
    const name = `${method} ${path}`
    expect(approval === undefined, name).toBe(!open.test(path) && ![...withdrawing, counts].includes(name))
  }
})
