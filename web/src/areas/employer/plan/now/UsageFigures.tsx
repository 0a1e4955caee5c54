import type { Membership } from '@evenshift/contract/model/company/subscription'
import { useQuery } from '@tanstack/react-query'
import { invitationsBackOn } from '#web/areas/employer/plan/plan-words'
import { employerQuery } from '#web/shared/calls/employer'
import { dayDateNear } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Cells } from '#web/ui/display/Cells'
import { Meter } from '#web/ui/display/Meter'
import { words } from '#web/areas/employer/plan/now/words'
import styles from './PlanCard.module.css'

/** Up to so many are drawn one by one. */
const CELLS_MOST = 10

const leftWords = (left: number): string => (left <= 0 ? words.noneLeft : words.left(left))
const named = new Intl.ListFormat('en-GB')

/** How much of each limit is used. */
export function UsageFigures({ limits, usage }: Pick<Membership, 'limits' | 'usage'>) {
  const now = useNow()
  const { data: info } = useQuery(employerQuery('employerInfo'))
  const team = info?.team ?? []
  const asked = usage.seats - team.length
  const people = team.length === 1 ? [words.you] : team.map(({ name }) => name.split(' ')[0] ?? name)
  const seats = asked > 0 ? [...people, words.invitation(asked)] : people
  return (
    <>
      <Usage label={words.liveJobs} used={usage.liveJobs} most={limits.liveJobs} foot={leftWords(limits.liveJobs - usage.liveJobs)} />
      <Usage
        label={words.interviewInvitations}
        used={usage.interviewInvitations}
        most={limits.interviewInvitations}
        foot={words.leftUntil(limits.interviewInvitations - usage.interviewInvitations, dayDateNear(invitationsBackOn(now), now))}
      />
      <Usage label={words.seats} used={usage.seats} most={limits.seats} foot={info ? named.format(seats) : ' '} />
    </>
  )
}

interface UsageProps {
  readonly label: string
  readonly used: number
  readonly most: number
  readonly foot: string
}

/** One limit: in sunny colour when at most one is left. */
function Usage({ label, used, most, foot }: UsageProps) {
  const tone = most - used <= 1 ? 'sun' : 'brand'
  return (
    <div className={styles.figure}>
      <p>
        <b>{label}</b>
        <span>{words.of(used, most)}</span>
      </p>
      {most <= CELLS_MOST ? (
        <Cells filled={used} most={most} tone={tone} />
      ) : (
        <Meter label={label} value={used} most={most} tone={tone} tall />
      )}
      <small>{foot}</small>
    </div>
  )
}
