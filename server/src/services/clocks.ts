import type { Logger } from 'pino'
import { foldActivity } from '#server/capabilities/work/activity/public'
import { hiring, runApplicationClock, runDigestClock } from '#server/capabilities/work/hiring/public'
import { eraseOldNotifications } from '#server/capabilities/ground/notices/public'
import { forgetOldKeys } from '#server/capabilities/ground/idempotency/public'
import { endPlans, remindOfEnds, runBillingNight } from '#server/capabilities/derived/billing/public'
import { runJobAlerts } from '#server/capabilities/derived/alerts/public'
import { endExports } from '#server/capabilities/derived/exports/public'
import { announceEndingJobs, closeDueJobs, reindexOutdated } from '#server/capabilities/work/jobs/public'
import { eraseFilesAsleep } from '#server/capabilities/parties/profiles/public'
import { runSearchClock } from '#server/capabilities/ground/search/public'
import { sweepUploads } from '#server/capabilities/ground/uploads/public'
import type { Parts } from '#server/http/call/context'
import { forgetOldLimits } from '#server/http/route/limit-store'

const EVERY_MS = 60_000

const closeJobs = (parts: Parts, now: Date) => closeDueJobs(parts, now, hiring)

const reindexJobs = (parts: Parts, now: Date) => reindexOutdated(parts, now, hiring)

const forgetOldEvents = ({ live }: Parts) => live.forgetOld()

const renewPayments = async ({ payments }: Parts) => payments.sandbox?.renew()

const minutely: readonly ((parts: Parts, now: Date) => Promise<unknown>)[] = [
  closeJobs,
  announceEndingJobs,
  runApplicationClock,
  runDigestClock,
  endPlans,
  remindOfEnds,
  runBillingNight,
  eraseFilesAsleep,
  runJobAlerts,
  endExports,
  sweepUploads,
  reindexJobs,
  runSearchClock,
  eraseOldNotifications,
  forgetOldKeys,
  forgetOldLimits,
  foldActivity,
  forgetOldEvents,
  renewPayments,
]

/** One minute of every clock; one that fails holds up none of the others. */
export async function runMinute(parts: Parts, now: Date, log: Logger): Promise<void> {
  for (const run of minutely) {
    await run(parts, now).catch((error: unknown) => log.error({ err: error, clock: run.name }, 'a minute of a clock failed'))
  }
}

export interface Clocks {
  stop(): Promise<void>
}

/**
 * What moves by itself once a minute: rejections that went out an hour ago, offers and promises that ran out, jobs at their date,
 * what is not kept any more, uploads that nobody used.
 * A write judges by the time itself, so a late minute lets nobody do anything too late; lists wait for it. Any number of processes may run this.
 */
export function startClocks(parts: Parts, log: Logger): Clocks {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(() => runMinute(parts, parts.clock.now(), log))
  }, EVERY_MS)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
