import type { Membership, Plan, PlanChange } from '@evenshift/contract/model/company/subscription'
import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import type { PlanLimit } from '@evenshift/contract/refusals'
import { priceOf, withVat } from '@evenshift/contract/states/company/price'
import { packageWords } from '@evenshift/contract/states/company/package-words'
import { perWords } from '#web/areas/employer/plan/plan-words'
import { isPaying, moreOf, netOf, nextUp } from '#web/areas/employer/plan/plans'
import { dayDate } from '#web/shared/words/dates'
import { billOf } from '#web/shared/words/pay'
import { words } from '#web/areas/employer/plan/limit/words'

/** A way on from a limit. */
export interface Way {
  readonly kind: 'one' | 'up' | 'pause'
  /** What is paid for; null for a way that is free. */
  readonly plan: Plan | null
  readonly title: string
  readonly text: string
  readonly price: string
  readonly per: string
  /** What stands on the button while it is chosen. */
  readonly button: string
}

/** The plan with more of what there is too little of. */
export const planUp = (of: PlanLimit, plans: readonly Plan[], own: Membership): Plan | null =>
  nextUp(plans, own.package, of === 'templates' || of === 'activity' ? (plan, than) => plan[of] && !than[of] : moreOf(of))

function upText(of: PlanLimit, { limits }: Plan): string {
  if (of === 'liveJobs') return words.liveJob(limits.liveJobs)
  if (of === 'interviewInvitations') return words.invitationsAMonth(limits.interviewInvitations)
  if (of === 'seats') return words.seat(limits.seats)
  if (of === 'questions') return limits.questions === null ? words.manyQuestionsLike : words.questions(limits.questions)
  return words.withTemplatesAndActivity
}

/** One more job for once: for whoever needs a job, or its invitations. */
function oneWay(of: PlanLimit, plans: readonly Plan[]): Way | null {
  const plan = plans.find(({ isAddition }) => isAddition)
  if (!plan || (of !== 'liveJobs' && of !== 'interviewInvitations')) return null
  const { interviewInvitations: more } = plan.limits
  const net = netOf(plan, 'month')
  return {
    kind: 'one',
    plan,
    title: of === 'liveJobs' ? words.justThisJob : words.moreInvitations(more),
    text: of === 'liveJobs' ? words.liveDaysMoreInvitations(plan.days, more) : words.oneMoreLiveJob(plan.days),
    price: priceOf(net),
    per: words.oncePlusVat,
    button: words.goToPayment(priceOf(withVat(net))),
  }
}

/** A larger plan; `preview` is what it costs a company that pays for one now. */
function upWay(of: PlanLimit, plan: Plan | null, own: Membership, preview: PlanChange | null): Way | null {
  if (plan === null || (isPaying(own) && preview === null)) return null
  const interval = own.interval ?? 'month'
  const net = netOf(plan, interval)
  const today =
    preview && preview.renewal && preview.dueToday.net > 0
      ? words.todayDays(priceOf(preview.dueToday.net), dayDate(preview.renewal.at))
      : ''
  return {
    kind: 'up',
    plan,
    title: words.moveUpTo(packageWords[plan.code]),
    text: `${upText(of, plan)}.${today}`,
    price: priceOf(net),
    per: words.plusVat(perWords[interval]),
    button: preview ? words.reviewAndPay(billOf(preview.dueToday.gross)) : words.goToPayment(priceOf(withVat(net))),
  }
}

/** Everything that can be paid for. */
export const paidWays = (of: PlanLimit, plans: readonly Plan[], own: Membership, preview: PlanChange | null): readonly Way[] =>
  [oneWay(of, plans), upWay(of, planUp(of, plans, own), own, preview)].filter((way) => way !== null)

/** Another job makes room; `verb` is what becomes of this one: "publish". */
export const pauseWay = ({ title, unanswered }: Pick<PostCard, 'title' | 'unanswered'>, verb: string): Way => ({
  kind: 'pause',
  plan: null,
  title: words.pauseAnotherJob,
  text: unanswered === 0 ? words.hasNoOneAwaiting(title) : words.hasAwaitingAReply(title, unanswered),
  price: priceOf(0),
  per: 'free',
  button: words.pauseAnd(title, verb),
})

/** Live jobs, those that nobody waits at first; of these the fullest. */
export const pausable = <Job extends Pick<PostCard, '_id' | 'status' | 'unanswered' | 'filled' | 'vacancies'>>(
  jobs: readonly Job[],
): readonly Job[] =>
  jobs
    .filter(({ status }) => status === 'live')
    .toSorted((a, b) => a.unanswered - b.unanswered || b.filled / b.vacancies - a.filled / a.vacancies)
