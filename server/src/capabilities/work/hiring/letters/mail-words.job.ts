/** What a seeker reads in a mail of what became of the job itself. */
import type { ChangeLine } from '@evenshift/contract/model/job/job-change'
import { tabOf } from '@evenshift/contract/states/application/application'
import { isAllSaid } from '#server/capabilities/work/hiring/letters/change-summary'
import type { MailFacts, Words } from '#server/capabilities/work/hiring/letters/mail-words'
import { changeAsked } from '#server/capabilities/work/hiring/rules'
import { START_DAYS } from '#server/capabilities/work/hiring/rules.time'
import { type Fact, preheader, subject } from '#server/platform/email/port'

const view = 'View application'

/** A term before and after; of a shift that is added or removed, the one that there is. */
const factOf = ({ label, before, after, note }: ChangeLine): Fact =>
  before && after ? { label, value: `${before} → ${after}` } : { label: `${label}, ${note.toLowerCase()}`, value: before || after }

export const jobLettersToSeeker = {
  job_changed: (job, employer, { row, row: { change, status }, said = '' }) => {
    const [hasOffer, isAsked, lines] = [tabOf(status) === 'jobOffer', changeAsked(row) !== null, change?.lines ?? []]
    const next = isAsked ? 'Check it still fits you.' : hasOffer ? 'Your offer doesn’t change.' : 'Nothing to do for now.'
    const follows = isAsked
      ? ['Can you still do it? Tell them, or withdraw. If you do nothing, your application stays open.']
      : hasOffer
        ? []
        : ['Your application stays open. Nothing to do for now.']
    return {
      subject: subject`Job changed: ${job} at ${employer}`,
      preheader: preheader`${said}. ${next}`,
      heading: `${job} has changed`,
      paragraphs: [
        `${employer} changed ${hasOffer ? `their advert for ${job}` : 'the job you applied for'}. ${said}.`,
        ...(change?.fit ? [change.fit] : []),
        ...(change?.message ? [`They say: “${change.message}”`] : []),
        ...follows,
      ],
      ...(!isAllSaid(lines) && { facts: lines.map(factOf) }),
      button: isAsked ? 'Check and reply' : status === 'offered' ? 'View offer' : view,
    }
  },
  closed_job: (job, employer, { said = '', like }) => {
    const listed = like?.listed ?? []
    const [isAny, isOne] = [listed.length > 0, listed.length === 1]
    return {
      subject: subject`Job closed: ${job} at ${employer}`,
      preheader: isAny
        ? preheader`This closed your application. ${isOne ? 'A job like it is' : `${String(listed.length)} jobs like it are`} open now.`
        : 'This closed your application too. See what’s next.',
      heading: 'Job closed',
      paragraphs: [
        `${job} at ${employer} has closed. ${said}`.trim(),
        'This closed your application too. If the job reopens, you can apply again.',
        ...(isAny ? [isOne ? 'This job is like it, and open now:' : 'These jobs are like it, and open now:'] : []),
      ],
      ...(isAny ? { listed, button: 'Find similar jobs', path: like?.search ?? '' } : { button: view }),
    }
  },
  not_begun: (job, employer) => ({
    subject: subject`Application closed: ${job} at ${employer}`,
    preheader: 'They didn’t mark you as hired. If you work there, nothing changes.',
    heading: 'We closed your application',
    paragraphs: [
      `${employer} didn’t mark you as hired for ${job} within ${START_DAYS} days of the start date.`,
      'If you work there, nothing changes about your job or your pay. Only your application here is closed.',
    ],
    button: view,
  }),
} satisfies Record<string, (job: string, employer: string, facts: MailFacts) => Words>
