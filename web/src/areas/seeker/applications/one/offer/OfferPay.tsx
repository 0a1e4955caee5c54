import type { Application } from '@evenshift/contract/model/application/application'
import { holidayPayRow } from '@evenshift/contract/states/job/pay-words'
import { FigureRows } from '#web/ui/display/FigureRows'
import { WEEKS_A_MONTH, aboutPounds, pounds } from '#web/shared/words/pay'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/seeker/applications/one/offer/words'

interface OfferPayProps {
  readonly offer: NonNullable<Application['offer']>
  readonly job: Application['job']
}

/** What the offer comes to, where it is paid by the hour; the advert's own card stands for its holiday pay. */
export function OfferPay({ offer, job }: OfferPayProps) {
  if (offer.payUnit !== 'hour') return null
  const week = offer.pay * offer.hoursPerWeek
  const { holidayPayHourly } = job.payCard
  const samePay = offer.pay === job.salary && job.salaryUnit === 'hour'
  return (
    <Card label={words.whatYoullEarn}>
      <FigureRows
        rows={[
          { label: words.perWeek, figure: pounds(week) },
          { label: words.perMonthBeforeTax, figure: aboutPounds(week * WEEKS_A_MONTH) },
          ...(samePay && holidayPayHourly !== null ? [holidayPayRow(job.holidayPayMethod, pounds(holidayPayHourly))] : []),
        ]}
      />
    </Card>
  )
}
