import { expect, it } from 'vitest'
import { noMeeting } from '#server/capabilities/work/hiring/letters/meeting-words'
import type { Facts, Text } from '#server/capabilities/work/hiring/letters/notice-text'
import { notices } from '#server/capabilities/work/hiring/letters/notices'

const moment = 'Fri 4 Dec, 18:00'
const facts: Facts = {
  job: 'Barista',
  employer: 'Hale',
  applicant: 'Priya',
  deadline: moment,
  replyBy: moment,
  expires: moment,
  said: 'Someone else got it',
  reason: '',
  fit: '',
  hasOffer: false,
  isAsked: false,
  isHired: false,
  meeting: { ...noMeeting, what: 'Phone call', it: 'phone call', short: 'Phone call', when: moment, answerBy: moment },
}
/** Their titles say what happened and who did it: the job alone is left to tell. */
const jobAlone: readonly string[] = ['viewed', 'offer_rescinded', 'rejected']
const toSeekers = Object.entries<Text>(notices).filter(([name, { to }]) => to === 'seeker' && !jobAlone.includes(name))

it.each(toSeekers)('%s names the job in a sentence, also once nothing is left to do', (_name, { says, fact }) => {
  for (const words of [says, fact ?? says]) {
    expect(words(facts)).not.toMatch(/(^|\. )Barista[.:]/)
    expect(words(facts)).not.toMatch(/^(It was|They were) for/)
    expect(words({ ...facts, said: '' })).not.toMatch(/(^|\. )Barista[.:]/)
  }
})

it.each(jobAlone)('%s begins with the job, since its title says the rest', (name) => {
  expect(
    Object.entries<Text>(notices)
      .find(([one]) => one === name)?.[1]
      .says(facts),
  ).toMatch(/^Barista\./)
})

it('whoever picked a time isn’t told that they needn’t', () => {
  expect(notices.meeting_proposed.fact(facts)).toBe('They sent you times to choose from, for Barista.')
  expect(notices.offered.fact(facts)).toBe('They made you an offer for Barista.')
})
