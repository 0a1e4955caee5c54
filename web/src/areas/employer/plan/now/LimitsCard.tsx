import { priceOf } from '@evenshift/contract/states/company/price'
import type { Membership, Plan } from '@evenshift/contract/model/company/subscription'
import { IconBriefcase, IconVideo } from '@tabler/icons-react'
import { invitationsBackOn, ordinalOf } from '#web/areas/employer/plan/plan-words'
import { moreOf, netOf, nextUp } from '#web/areas/employer/plan/plans'
import { dayDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Card } from '#web/ui/page/Card'
import { LinkButton } from '#web/ui/page/LinkButton'
import { words } from '#web/areas/employer/plan/now/words'
import styles from './LimitsCard.module.css'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })

interface LimitsCardProps {
  readonly own: Membership
  readonly plans: readonly Plan[]
  /** null where there is nothing to end. */
  readonly onCancel: (() => void) | null
}

/** What happens at each limit, and the way out of the plan. */
export function LimitsCard({ own, plans, onCancel }: LimitsCardProps) {
  const { limits, package: code, graceEndsAt } = own
  const back = dayDate(invitationsBackOn(useNow()))
  const single = plans.find(({ isAddition }) => isAddition)
  const isDue = graceEndsAt !== null
  // Nothing more is sold while a payment is due.
  const once = single && !isDue ? [words.payOnce(priceOf(netOf(single, 'month')))] : []
  const up = (key: 'liveJobs' | 'interviewInvitations') => (!isDue && nextUp(plans, code, moreOf(key)) ? [words.moveUp] : [])
  const jobs = either.format([words.pauseAnother, ...once, ...up('liveJobs')])
  const invitations = either.format([words.waitUntil(back), ...once, ...up('interviewInvitations')])
  return (
    <Card label={words.whenReachLimit}>
      <h2 className={styles.title}>{words.whenReachLimit}</h2>
      <ul className={styles.limits}>
        <li>
          <IconBriefcase {...icon} />
          {isDue ? words.cantPublishNewJobs : words.aJob(ordinalOf(limits.liveJobs + 1), jobs)}
        </li>
        <li>
          <IconVideo {...icon} />
          {words.afterInvitations(limits.interviewInvitations, invitations)}
        </li>
      </ul>
      {onCancel && (
        <p className={styles.cancel}>
          <LinkButton dangerous onClick={onCancel}>
            {words.cancelPlan}
          </LinkButton>
        </p>
      )}
    </Card>
  )
}
