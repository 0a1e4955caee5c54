import type { Membership, Plan } from '@evenshift/contract/model/company/subscription'
import type { BillingInterval } from '@evenshift/contract/states/company/subscription'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { type PlanAct, type PlanRow, planRows } from '#web/areas/employer/plan/table/plan-rows'
import { CharityLine } from '#web/areas/employer/plan/table/CharityLine'
import { useNow } from '#web/shared/words/useNow'
import { Segment } from '#web/ui/choice/Segment'
import { Chip } from '#web/ui/display/Chip'
import { Card } from '#web/ui/page/Card'
import { SpokenText } from '#web/ui/page/SpokenText'
import { words } from '#web/areas/employer/plan/table/words'
import styles from './PlanTable.module.css'

const intervals = [
  { key: 'month', label: words.monthly },
  { key: 'year', label: words.yearly2MonthsFree },
] as const satisfies readonly { key: BillingInterval; label: string }[]

/** What was chosen: a plan, by the month or the year. */
export interface Chosen {
  readonly act: PlanAct
  readonly plan: Plan
  readonly interval: BillingInterval
}

interface PlanTableProps {
  readonly plans: readonly Plan[]
  readonly own: Membership
  /** The plan whose button is on its way. */
  readonly busyWith: string | null
  readonly onChoose: (chosen: Chosen) => void
}

/** Every plan with both prices, a row each; blocks on a phone. */
export function PlanTable({ plans, own, busyWith, onChoose }: PlanTableProps) {
  const now = useNow()
  const [interval, setBilling] = useState<BillingInterval>(own.interval ?? 'month')
  return (
    <Card label={words.plans}>
      <div className={styles.head}>
        <h2>{words.plans}</h2>
        <Segment label={words.billing} options={intervals} value={interval} onChange={setBilling} />
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.plan}</th>
            <th scope="col">{words.liveJobs}</th>
            <th scope="col">{words.invitationsAMonth}</th>
            <th scope="col">{words.seats}</th>
            <th scope="col">{words.questionBank}</th>
            <th scope="col">{words.price}</th>
            <th scope="col">
              <SpokenText>{words.choose}</SpokenText>
            </th>
          </tr>
        </thead>
        <tbody>
          {planRows(plans, own, interval, now).map((row) => (
            <Row
              key={row.plan._id}
              row={row}
              busy={busyWith === row.plan._id}
              onChoose={(act) => onChoose({ act, plan: row.plan, interval })}
            />
          ))}
        </tbody>
      </table>
      <CharityLine state={own.charitySchool} />
    </Card>
  )
}

interface RowProps {
  readonly row: PlanRow
  readonly busy: boolean
  readonly onChoose: (act: PlanAct) => void
}

function Row({ row: { plan, name, isOwn, price, more, figures, button, note }, busy, onChoose }: RowProps) {
  return (
    <tr data-own={isOwn || undefined}>
      <th scope="row">
        <b>{name}</b>
        {isOwn && <Chip>{words.yours}</Chip>}
        {plan.templates && <small className={styles.brings}>{words.templatesFigures}</small>}
      </th>
      <td data-label={words.liveJobs}>{figures.liveJobs}</td>
      <td data-label={words.invitationsAMonth}>{figures.interviewInvitations}</td>
      <td data-label={words.seats}>{figures.seats}</td>
      <td data-label={words.questionBank}>{figures.questions}</td>
      <td className={styles.price}>
        <b>{price}</b>
        {more && <span>{more}</span>}
      </td>
      <td className={styles.act}>
        {button ? (
          <Button variant={button.isNext ? 'filled' : 'default'} loading={busy} onClick={() => onChoose(button.act)}>
            {button.label}
          </Button>
        ) : (
          note
        )}
      </td>
    </tr>
  )
}
