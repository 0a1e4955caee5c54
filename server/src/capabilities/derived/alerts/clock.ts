import type { JobAlertRow } from '#server/capabilities/derived/alerts/tables'
import { mailJobs, notifyOfJobs } from '#server/capabilities/derived/alerts/news'
import { type Reader, jobsOfFollowed, jobsOfSearches, readerOf } from '#server/capabilities/derived/alerts/gather'
import { alertDay, later, promptsLeft } from '#server/capabilities/derived/alerts/rules'
import { forgetNewJobs, lockForDaily, lockForPrompt, updateAlerts } from '#server/capabilities/derived/alerts/store'
import { tellOfClosing } from '#server/capabilities/derived/alerts/last-day'
import { newestJobAt } from '#server/capabilities/ground/search/public'
import type { Parts } from '#server/http/call/context'
import type { Unit } from '#server/platform/queue/port'

export type ClockParts = Pick<Parts, 'db' | 'queue'>

/** A job is told once it is this old: by then whoever published it has surely committed. */
const SETTLE_MS = 60_000

/** What this person wants to hear within minutes: jobs of followed employers as a notification, searches by mail besides. */
async function prompt(unit: Unit, reader: Reader, row: JobAlertRow, upTo: Date): Promise<Partial<JobAlertRow>> {
  const span = { after: row.promptTo, upTo }
  await notifyOfJobs(unit, reader, await jobsOfFollowed(unit.tx, reader, span))
  const day = alertDay(unit.now)
  const left = promptsLeft(row, day)
  if (left <= 0) return {}
  const found = await jobsOfSearches(unit.tx, reader, span, ['at_once'])
  await notifyOfJobs(unit, reader, [...found.keys()], found)
  return (await mailJobs(unit, reader, [...found.keys()], found))
    ? { promptOn: day, prompts: (row.promptOn === day ? row.prompts : 0) + 1 }
    : {}
}

async function promptNext(unit: Unit, newest: Date, upTo: Date): Promise<boolean> {
  const row = await lockForPrompt(unit.tx, newest)
  if (row === null) return false
  const reader = await readerOf(unit.tx, row.seekerId)
  const set = reader === null ? {} : await prompt(unit, reader, row, upTo)
  await updateAlerts(unit.tx, row.seekerId, { ...set, promptTo: upTo })
  return true
}

/** Tells everything new since the last daily mail that no instant mail told. */
async function daily(unit: Unit, reader: Reader, { dailyTo: after }: JobAlertRow, upTo: Date): Promise<void> {
  const span = { after, upTo }
  const found = await jobsOfSearches(unit.tx, reader, span, ['daily', 'at_once'])
  const jobIds = [...new Set([...found.keys(), ...(await jobsOfFollowed(unit.tx, reader, span))])]
  await mailJobs(unit, reader, jobIds, found)
  await notifyOfJobs(unit, reader, jobIds, found)
}

async function dailyNext(unit: Unit, upTo: Date): Promise<boolean> {
  const day = alertDay(unit.now)
  const row = await lockForDaily(unit.tx, day)
  if (row === null) return false
  const reader = await readerOf(unit.tx, row.seekerId)
  if (reader !== null) await daily(unit, reader, row, upTo)
  await forgetNewJobs(unit.tx, row.seekerId)
  await updateAlerts(unit.tx, row.seekerId, { dailyOn: day, dailyTo: later(row.dailyTo, upTo), promptTo: later(row.promptTo, upTo) })
  return true
}

/** Tells of new jobs, and of saved ones about to close: call it every minute. Safe to run twice, and in several processes at once. */
export async function runJobAlerts({ db, queue }: ClockParts, now: Date): Promise<void> {
  const upTo = new Date(now.getTime() - SETTLE_MS)
  const each = async (next: (unit: Unit) => Promise<boolean>): Promise<void> => {
    while (await db.transaction((tx) => next({ tx, queue, now })));
  }
  const newest = await newestJobAt(db, upTo)
  if (newest !== null) await each((unit) => promptNext(unit, newest, upTo))
  await each((unit) => dailyNext(unit, upTo))
  await db.transaction((tx) => tellOfClosing({ tx, queue, now }))
}
