import { contract } from '#contract/call'
import { application, applicationDetail, offerAnswer } from '#contract/model/application/application'
import { applicationFilters, historyQuery, jobOfferQuery, liveQuery } from '#contract/model/application/application-list'
import { byId, page, pageQuery } from '#contract/model/basics'
import { applicationCount } from '#contract/model/overview/home'
import { conversation, message, messageInput } from '#contract/model/application/message'

export const seekerAppscreen = contract({
  liveApplications: {
    method: 'GET',
    path: '/appscreen/live-paginated',
    summary: 'Applications that are going on',
    caller: 'jobseeker',
    // Whoever is suspended may still withdraw them.
    approval: 'even_suspended',
    query: liveQuery,
    output: page(application),
  },
  jobOffers: {
    method: 'GET',
    path: '/appscreen/joboffer-paginated',
    summary: 'Applications with an offer, open or accepted',
    caller: 'jobseeker',
    query: jobOfferQuery,
    output: page(application),
  },
  pastApplications: {
    method: 'GET',
    path: '/appscreen/history-paginated',
    summary: 'Applications that are over',
    caller: 'jobseeker',
    query: historyQuery,
    output: page(application),
  },
  liveFilters: {
    method: 'GET',
    path: '/appscreen/live/filters',
    summary: 'The choices that occur among live applications',
    caller: 'jobseeker',
    output: applicationFilters,
  },
  jobOfferFilters: {
    method: 'GET',
    path: '/appscreen/joboffer/filters',
    summary: 'The choices that occur among job offers',
    caller: 'jobseeker',
    output: applicationFilters,
  },
  historyFilters: {
    method: 'GET',
    path: '/appscreen/history/filters',
    summary: 'The choices that occur in the history',
    caller: 'jobseeker',
    output: applicationFilters,
  },
  applicationCount: {
    method: 'GET',
    path: '/appscreen/application-count',
    summary: 'How many applications each list has',
    caller: 'jobseeker',
    // Whoever waits for a check and writes to us has the tabs above it.
    approval: 'approved_or_pending',
    output: applicationCount,
  },
  answerOffer: {
    method: 'PATCH',
    path: '/appscreen',
    summary: 'Accepts or declines the offer as last seen, or asks about it',
    caller: 'jobseeker',
    body: offerAnswer,
    output: application,
    refusals: ['NOT_FOUND', 'STALE', 'INVALID_TRANSITION', 'OFFER_EXPIRED'],
  },
  openApplication: {
    method: 'GET',
    path: '/appscreen/application/{id}',
    summary: 'An application in full: job, history, offer, interview, messages',
    caller: 'jobseeker',
    params: byId,
    output: applicationDetail,
  },
  conversations: {
    method: 'GET',
    path: '/appscreen/messages',
    summary: 'Applications that somebody wrote about, the newest message first',
    caller: 'jobseeker',
    query: pageQuery,
    output: page(conversation),
  },
  applicationMessages: {
    method: 'GET',
    path: '/appscreen/application/{id}/messages',
    summary: 'Messages of an application, newest first',
    caller: 'jobseeker',
    params: byId,
    query: pageQuery,
    output: page(message),
  },
  sendMessage: {
    method: 'POST',
    path: '/appscreen/application/{id}/messages',
    summary:
      'Writes to the employer: once after applying, and freely once it answered: by a message, times to meet, an interview or an offer',
    caller: 'jobseeker',
    params: byId,
    body: messageInput,
    output: message,
    status: 201,
    refusals: ['INVALID_TRANSITION'],
    repeatable: true,
  },
})
