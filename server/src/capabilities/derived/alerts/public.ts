import { type ClockParts, runAlerts } from '#server/capabilities/derived/alerts/clock'
import { alertDay } from '#server/capabilities/derived/alerts/rules'
import { insertAlerts, removeAlertsOf } from '#server/capabilities/derived/alerts/store'
import type { Db } from '#server/platform/database/port'

/** A seeker saves a search or follows an employer: from now on new jobs are told. Changes nothing where they are told already. */
export const startAlerts = (tx: Db, seekerId: string, now: Date): Promise<void> => {
  const day = alertDay(now)
  return insertAlerts(tx, { seekerId, promptTo: now, dailyTo: now, dailyOn: day, promptOn: day, prompts: 0 })
}

/** Tells of new jobs, and of saved ones about to close: call it every minute. Safe to run twice, and in several processes at once. */
export const runJobAlerts = (parts: ClockParts, now: Date): Promise<void> => runAlerts(parts, now)

/** What a seeker was told of jobs. */
export const eraseAlertsOf = (tx: Db, seekerId: string): Promise<void> => removeAlertsOf(tx, seekerId)
