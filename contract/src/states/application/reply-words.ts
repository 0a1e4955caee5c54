/** What becomes of an application that is sent today, as the promise of a reply is told to whoever has no account yet. */
import { NO_REPLY_GRACE_DAYS } from '#contract/constants'
import { replyDays } from '#contract/states/job/job-terms'

const PROMISED_DAYS = replyDays[0]
export const replyPromise = {
  title: 'You always hear back',
  text: `Before a job goes live, its employer promises a reply in ${replyDays.slice(0, -1).join(', ')} or ${replyDays.at(-1)} days. If none comes, we tell you. Here’s what happens to an application sent today, with a promise of ${PROMISED_DAYS} days.`,
}
/** By the days since it was sent, earliest first. */
export const replySteps = [
  { after: 0, kind: 'sent', title: 'You apply', text: 'You see the day you’ll hear by before you send anything.' },
  { after: PROMISED_DAYS - 1, kind: 'told', title: 'We remind them', text: 'A day before it’s due, in the app and by email.' },
  { after: PROMISED_DAYS, kind: 'due', title: 'Reply due', text: 'A yes, a chat, or a no with a reason.' },
  {
    after: PROMISED_DAYS + 1,
    kind: 'told',
    title: 'If they’re late',
    text: 'We remind them again, and their reply rate drops for all to see.',
  },
  {
    after: PROMISED_DAYS + NO_REPLY_GRACE_DAYS,
    kind: 'over',
    title: 'We close it',
    text: 'Still nothing? We tell you, so you can move on.',
  },
] as const
