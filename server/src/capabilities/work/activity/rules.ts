import type { Activity } from '@evenshift/contract/model/overview/activity'
import { type ActivityStep, activitySteps } from '@evenshift/contract/states/company/employer-lists'
import { type EventName, eventNames } from '#server/capabilities/work/activity/rules.spans'

type Events = Readonly<Record<EventName, number>>

export const noEvents = Object.fromEntries(eventNames.map((name) => [name, 0])) as Events
/** All of them together. */
export const sumOf = (all: Iterable<Events>): Events => {
  const sum: Record<EventName, number> = { ...noEvents }
  for (const events of all) for (const name of eventNames) sum[name] += events[name]
  return sum
}

/** What a step is a share of; many apply without saving, so that applications are a share of the views. */
const stepBefore = (step: ActivityStep): ActivityStep | undefined =>
  step === 'applications' ? 'views' : activitySteps[activitySteps.indexOf(step) - 1]

/** The steps with the share that each is of the one before, in percent, to a tenth. */
export const funnelOf = (events: Events): Activity['funnel'] =>
  activitySteps.map((step) => {
    const before = stepBefore(step)
    const most = before === undefined ? 0 : events[before]
    return { step, count: events[step], ofPrevious: most === 0 ? null : Math.round((1000 * events[step]) / most) / 10 }
  })
