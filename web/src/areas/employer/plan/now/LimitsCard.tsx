import type { Membership, Plan } from '@evenshift/contract/model/company/subscription'
import { IconBriefcase, IconUsers, IconVideo } from '@tabler/icons-react'
import { invitationsBackOn, ordinalOf } from '#web/areas/employer/plan/plan-words'
import { moreOf, netOf, nextUp } from '#web/areas/employer/plan/plans'
import { shortDate } from '#web/shared/words/dates'
import { priceOf } from '#web/shared/words/pay'
import { useNow } from '#web/shared/words/useNow'
import { Card } from '#web/ui/page/Card'
import { LinkButton } from '#web/ui/page/LinkButton'
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
export function LimitsCard({ own: { limits, package: code, graceEndsAt }, plans, onCancel }: LimitsCardProps) {
  const back = shortDate(invitationsBackOn(useNow()))
  const single = plans.find(({ isAddition }) => isAddition)
  const isDue = graceEndsAt !== null
  // Nothing more is sold while a payment is due.
  const once = single && !isDue ? [`pay ${priceOf(netOf(single, 'month'))} once`] : []
  const up = (key: 'liveJobs' | 'interviewInvitations') => (!isDue && nextUp(plans, code, moreOf(key)) ? ['move up'] : [])
  const jobs = either.format(['pause another', ...once, ...up('liveJobs')])
  const invitations = either.format([`wait until ${back}`, ...once, ...up('interviewInvitations')])
  return (
    <Card label="When you reach a limit">
      <h2 className={styles.title}>When you reach a limit</h2>
      <ul className={styles.limits}>
        <li>
          <IconBriefcase {...icon} />
          {isDue ? 'You can’t publish new jobs until the payment goes through' : `A ${ordinalOf(limits.liveJobs + 1)} job: ${jobs}`}
        </li>
        <li>
          <IconVideo {...icon} />
          After {limits.interviewInvitations} invitations: {invitations}
        </li>
        <li>
          <IconUsers {...icon} />
          Reading and replying is never limited
        </li>
      </ul>
      {onCancel && (
        <p className={styles.cancel}>
          <LinkButton dangerous onClick={onCancel}>
            Cancel plan
          </LinkButton>
        </p>
      )}
    </Card>
  )
}
