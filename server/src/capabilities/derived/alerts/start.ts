import { alertDay } from '#server/capabilities/derived/alerts/rules'
import { insertAlerts } from '#server/capabilities/derived/alerts/store'
import type { Db } from '#server/platform/database/port'

/** A seeker saves a search or follows an employer: from now on new jobs are told. Changes nothing where they are told already. */
export const startAlerts = (tx: Db, seekerId: string, now: Date): Promise<void> => {
  const day = alertDay(now)
  return insertAlerts(tx, { seekerId, promptTo: now, dailyTo: now, dailyOn: day, promptOn: day, prompts: 0 })
}
