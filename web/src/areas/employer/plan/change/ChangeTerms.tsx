import { VAT_PERCENT } from '@evenshift/contract/constants'
import type { Membership, PlanChange } from '@evenshift/contract/model/company/subscription'
import { IconCalendar, IconCreditCard } from '@tabler/icons-react'
import { Afterwards } from '#web/areas/employer/plan/change/Afterwards'
import { partWords, renewalWords, startLine } from '#web/areas/employer/plan/change/change-words'
import { PausedJobs, proposedLive } from '#web/areas/employer/plan/change/PausedJobs'
import { brandOf } from '#web/areas/employer/plan/plan-words'
import { billOf } from '#web/shared/words/pay'
import { useNow } from '#web/shared/words/useNow'
import { LinkButton } from '#web/ui/page/LinkButton'
import { words } from '#web/areas/employer/plan/change/words'
import styles from './Change.module.css'

const gained = [
  { key: 'liveJobs', label: words.liveJobs },
  { key: 'interviewInvitations', label: 'invitations' },
  { key: 'seats', label: 'seats' },
] as const

interface ChangeTermsProps {
  readonly own: Membership
  readonly change: PlanChange
  /** The jobs that stay live; null for those that are proposed. */
  readonly kept: readonly string[] | null
  readonly onKeep: (kept: readonly string[]) => void
  readonly onChangeCard: () => void
}

/** From when, how much room, what is due today and what follows. */
export function ChangeTerms({ own, change, kept, onKeep, onChangeCard }: ChangeTermsProps) {
  const now = useNow()
  const renewal = renewalWords(change, now)
  const { lines, dueToday, isAtOnce } = change
  return (
    <>
      <p className={styles.lead}>{startLine(change, own.package, now)}</p>
      {change.package !== own.package && (
        <ul className={styles.gains}>
          {gained.map(({ key, label }) => (
            <li key={key}>
              <b>{change.limits[key]}</b>
              <span>{label}</span>
              <small>{words.now(own.limits[key])}</small>
            </li>
          ))}
        </ul>
      )}
      {!isAtOnce && <PausedJobs change={change} live={kept ?? proposedLive(change)} onKeep={onKeep} />}
      {!isAtOnce && <Afterwards change={change} />}
      {lines.length > 0 && (
        <dl className={styles.bill}>
          {lines.map(({ part, net }, place) => (
            <div key={place}>
              <dt>{partWords(part, change, own.package, now)}</dt>
              <dd>{billOf(net)}</dd>
            </div>
          ))}
          <div>
            <dt>{words.vatAt(VAT_PERCENT)}</dt>
            <dd>{billOf(dueToday.vat)}</dd>
          </div>
          <div className={styles.sum}>
            <dt>{words.toPayToday}</dt>
            <dd>{billOf(dueToday.gross)}</dd>
          </div>
        </dl>
      )}
      {renewal && (
        <p className={styles.then}>
          <IconCalendar size={18} stroke={1.75} aria-hidden />
          <span>
            <b>{renewal.price}</b> {renewal.rest}
          </span>
        </p>
      )}
      {own.card && (
        <p className={styles.card}>
          <IconCreditCard size={20} stroke={1.75} aria-hidden />
          <span>{words.ending(brandOf(own.card.brand), own.card.last4)}</span>
          <LinkButton onClick={onChangeCard}>{words.change}</LinkButton>
        </p>
      )}
    </>
  )
}
