import type { Plan } from '@evenshift/contract/model/company/subscription'
import type { BillingInterval } from '@evenshift/contract/states/company/subscription'
import { type Refusal, refuseField } from '#server/http/call/refuse'
import type { Price } from '#server/platform/payments/port'

/** What a package costs for this interval; by the month where none is named. Refuses an interval for which it is not sold. */
export function priceOf({ code, name, prices, isAddition }: Plan, asked: BillingInterval | undefined): Price | Refusal {
  const interval = asked ?? (isAddition ? 'once' : 'month')
  const price = prices.find((one) => one.interval === interval)
  if (price === undefined) return refuseField('interval', isAddition ? 'You pay for this once' : 'Choose another interval')
  return { package: code, name, interval, net: price.net }
}
