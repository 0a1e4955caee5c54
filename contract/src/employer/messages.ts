import { contract } from '#contract/call'
import { byId, id, page, pageQuery, queryFlag } from '#contract/model/basics'
import { conversation, message, messageInput } from '#contract/model/application/message'

export const employerMessages = contract({
  conversations: {
    method: 'GET',
    path: '/jobs/messages',
    summary: 'Applicants whom somebody wrote to or who wrote, those who withdrew too, the newest message first',
    caller: 'employer',
    role: 'reviewer',
    /**
     * waiting: only those whose applicant wrote in the last four weeks and has no reply, where that is unread or asks something, and who can
     * still be replied to; the longest wait first.
     */
    query: pageQuery.extend({
      waiting: queryFlag.default(false),
      /** Only the one about this application. */
      application: id.optional(),
    }),
    output: page(conversation),
  },
  applicationMessages: {
    method: 'GET',
    path: '/jobs/application/{id}/messages',
    summary: 'Messages of an application, newest first',
    caller: 'employer',
    role: 'reviewer',
    params: byId,
    query: pageQuery,
    output: page(message),
  },
  sendMessage: {
    method: 'POST',
    path: '/jobs/application/{id}/messages',
    summary: 'Writes to the seeker; starts the time to reply again',
    caller: 'employer',
    params: byId,
    body: messageInput,
    output: message,
    status: 201,
    refusals: ['INVALID_TRANSITION'],
    repeatable: true,
  },
})
