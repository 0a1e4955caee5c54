import { expect, test } from 'vitest'
import type { Call } from '#contract/call'
import { employerService } from '#contract/employer/service'

const calls: readonly Call[] = Object.values(employerService)
const route = (call: Call): string => `${call.method} ${call.path}`
const routesOf = (wanted: (call: Call) => boolean): readonly string[] => calls.filter(wanted).map(route).toSorted()
const sorted = (routes: string): readonly string[] => routes.trim().split('\n').toSorted()

/** The calls that clients rely on, to the letter; odd casing included. */
const promised = sorted(`
GET /auths/employer-info
GET /auths/employer-subscription
POST /employer/createEmployer
GET /employer/getEmployerDetails
PATCH /employer/updateEmployer
GET /employer/getPostingLists
GET /employer/getSectors
DELETE /employer/account
GET /employer/company/auto/info/{registrationNumber}
GET /employer/company/auto/named
GET /portfolio-activity/getPortfolioActivity
POST /jobs/createJob
POST /jobs/check-wording
POST /jobs/pay-card
POST /jobs/free-people
POST /jobs/read-advert
GET /jobs/role-starts
GET /jobs/usual-pay
GET /jobs/ongoing-jobs
GET /jobs/closed-jobs
GET /jobs/job-details/{id}
PATCH /jobs/{id}
PATCH /jobs/CloseJobDate
GET /jobs/applications-jobs
GET /jobs/job-applications
GET /jobs/application/{id}
GET /jobs/application/{id}/pulled-out
PATCH /jobs/updateApplicantStatus
GET /jobs/applications-count
GET /job-interview/question-bank
POST /job-interview/question-bank/create
PATCH /job-interview/{id}
DELETE /job-interview/{id}
GET /job-interview/details
GET /notifications/all-paginated
DELETE /notifications
GET /notifications/quiet-hours
PATCH /notifications/quiet-hours
GET /notifications/devices
DELETE /notifications/devices/{id}
POST /notifications/remove
POST /notifications/restore
PATCH /notifications/read
POST /notifications/web-token
GET /notifications/preferences
PATCH /notifications/preferences
GET /notifications/digest
PATCH /notifications/digest
GET /subscription/packages
POST /subscription/create-subscription/checkout-session
GET /subscription/checkout/{sessionId}
POST /subscription/payment/cancel
GET /subscription/membership
GET /subscription/transaction-history
GET /subscription/change
POST /subscription/manage-subscription
POST /subscription/cancel/{id}
POST /subscription/resume/{id}
POST /subscription/charity-school
POST /subscription/webhook
PATCH /jobs/status
DELETE /jobs/{id}
POST /jobs/{id}/change-preview
GET /jobs/{id}/change-answers
GET /jobs/{id}/faults
POST /jobs/{id}/confirm
GET /jobs/{id}/cover
GET /jobs/meetings
GET /jobs/messages
POST /jobs/application/{id}/meetings
PATCH /jobs/application/{id}/meetings/{meetingId}
POST /jobs/application/{id}/meeting-times
PUT /jobs/application/{id}/confirmed-skills
POST /jobs/application/{id}/new-times
POST /jobs/{id}/duplicate
GET /templates
POST /templates
PATCH /templates/{id}
DELETE /templates/{id}
GET /employer/members
POST /employer/members
PATCH /employer/members/{id}
DELETE /employer/members/{id}
POST /employer/members/accept
GET /jobs/application/{id}/messages
POST /jobs/application/{id}/messages
POST /jobs/application/{id}/notes
DELETE /jobs/application/{id}/notes/{noteId}
PUT /jobs/application/{id}/score
GET /job-interview/answers
GET /welcome
PUT /welcome
DELETE /welcome
POST /job-interview/extend
POST /job-interview/adjust
POST /job-interview/share
GET /employer/export
POST /employer/export
GET /employer/consent
PATCH /employer/consent
GET /upload/get-single-upload-url
POST /upload/complete
GET /upload/file/{id}
GET /report-feedback
POST /report-feedback/save-feedback
GET /events
GET /locations
`)

test('the employer service has every promised call and no other', () => {
  expect(routesOf(() => true)).toEqual(promised)
})

test('every call but the list of cities and the payment provider’s takes the token of the employers’ own pool', () => {
  expect(routesOf((call) => call.caller !== 'employer')).toEqual(['GET /locations', 'POST /subscription/webhook'])
})

test('a suspended employer may read, erase, export, cancel, complain and object, and change nothing else', () => {
  expect(routesOf((call) => call.approval === 'even_suspended' && call.method !== 'GET')).toEqual([
    'DELETE /employer/account',
    'PATCH /employer/consent',
    'POST /employer/export',
    'POST /report-feedback/save-feedback',
    'POST /subscription/cancel/{id}',
  ])
})

test('only the company, notifications, files, feedback, the plan’s own page and the writing of drafts are open before approval', () => {
  const open = /^(\w+ \/(auths|employer|notifications|events|report-feedback|upload)\b|GET \/subscription\/|POST \/subscription\/cancel\/)/
  for (const call of calls.filter((one) => one.caller !== 'anyone'))
    expect(call.approval === 'signed_in' || call.approval === 'even_suspended', route(call)).toBe(open.test(route(call)))
})

test('a company that is checked for the first time writes drafts of jobs and asks what helps to write them', () => {
  expect(routesOf((call) => call.approval === 'approved_or_pending')).toEqual([
    'DELETE /jobs/{id}',
    'GET /jobs/job-details/{id}',
    'GET /jobs/ongoing-jobs',
    'GET /jobs/role-starts',
    'GET /jobs/usual-pay',
    'GET /jobs/{id}/faults',
    'GET /templates',
    'PATCH /jobs/status',
    'PATCH /jobs/{id}',
    'POST /jobs/check-wording',
    'POST /jobs/createJob',
    'POST /jobs/free-people',
    'POST /jobs/pay-card',
    'POST /jobs/read-advert',
  ])
})

test('members, the subscription, the archive of the company’s data and nothing else are the owner’s alone', () => {
  const own = /\/(employer\/(members|export)|subscription)\b/
  const alone = routesOf((call) => own.test(call.path) && call.caller !== 'anyone' && !call.path.endsWith('/accept'))
  expect(routesOf((call) => call.role === 'owner')).toEqual(alone)
})

test('a reviewer reads jobs and applications, keeps notes and scores, and looks after what is personal', () => {
  const writes = routesOf((call) => call.role === 'reviewer' && call.method !== 'GET')
  expect(writes).toEqual(
    sorted(`
DELETE /employer/account
DELETE /jobs/application/{id}/notes/{noteId}
DELETE /notifications
DELETE /notifications/devices/{id}
PATCH /employer/consent
PATCH /notifications/digest
PATCH /notifications/quiet-hours
PATCH /notifications/preferences
PATCH /notifications/read
POST /employer/members/accept
POST /jobs/application/{id}/notes
POST /jobs/pay-card
POST /notifications/remove
POST /notifications/restore
POST /notifications/web-token
POST /report-feedback/save-feedback
POST /upload/complete
PUT /jobs/application/{id}/score
`),
  )
})
