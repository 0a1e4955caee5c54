import type { Membership } from '@evenshift/contract/model/company/subscription'
import { Button } from '@mantine/core'
import { packageWords } from '@evenshift/contract/states/company/package-words'
import { nextLine, priceLine, statusOf } from '#web/areas/employer/plan/plan-words'
import { isGiven } from '#web/areas/employer/plan/plans'
import { useResume } from '#web/areas/employer/plan/change/useResume'
import { UsageFigures } from '#web/areas/employer/plan/now/UsageFigures'
import { dayDateNear } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Chip } from '#web/ui/display/Chip'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/plan/now/words'
import styles from './PlanCard.module.css'

/** The present plan with its price and what comes next, and how much of it is used. */
export function PlanCard({ own }: { readonly own: Membership }) {
  const now = useNow()
  const resume = useResume(own)
  const status = statusOf(own, now)
  const lines = [priceLine(own), nextLine(own, now)].filter(Boolean)
  const isEnding = own.cancelAtPeriodEnd || own.nextPackage !== null
  return (
    <Card label={words.useThisMonth}>
      <div className={styles.use}>
        <div className={styles.plan}>
          <p className={styles.name}>
            <b>{packageWords[own.package]}</b>
            <Chip kind={status.kind}>{status.text}</Chip>
          </p>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {own.additions.map(({ package: code, endsAt }, place) => (
            <p key={place}>{words.until(packageWords[code], dayDateNear(endsAt, now))}</p>
          ))}
          {isGiven(own) && <p>{words.nothingToCancel}</p>}
          {own.isTest && <p>{words.testModeNoMoney}</p>}
          {isEnding && (
            <Button variant="light" mt={8} loading={resume.isPending} onClick={() => resume.mutate()}>
              {words.stayOn(packageWords[own.package])}
            </Button>
          )}
        </div>
        <UsageFigures limits={own.limits} usage={own.usage} />
      </div>
    </Card>
  )
}
