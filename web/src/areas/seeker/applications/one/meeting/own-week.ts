import type { Availability } from '@evenshift/contract/model/profile/availability'
import { freeOf, takenOf } from '#web/shared/week/availability-week'
import { spansOf } from '#web/ui/week/half-hours'

/** What of the own week is drawn below the times of a meeting; nothing until it is there. */
export const ownWeekOf = (stored: Availability | undefined) => (stored ? { free: spansOf(freeOf(stored)), classes: takenOf(stored) } : {})
