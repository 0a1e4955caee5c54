import { inArray, sql } from 'drizzle-orm'
import { CONFIRM_DAYS } from '@evenshift/contract/constants'
import { datePlus, plusDays } from '@evenshift/contract/days'
import { type JobRow, jobs as job } from '#server/capabilities/work/jobs/tables'
import { confirmedSince } from '#server/capabilities/work/jobs/rules/transitions'
import { tellCompany } from '#server/capabilities/work/jobs/lifecycle/letter'
import { dayWords, londonDate } from '#server/capabilities/ground/reference/public'
import { preheader, subject } from '#server/platform/email/port'
import type { Unit } from '#server/platform/queue/port'

const TOLD_DAYS = 3
/** Jobs told of in one transaction; more wait for the next. */
const BATCH = 200

/** The day, Europe/London, on which a job takes its last applications, unless it is confirmed or its date is put off. */
const lastDay = sql`least(${job.closingDate}, ((${job.lastConfirmedAt} + make_interval(hours => 24 * ${sql.raw(String(CONFIRM_DAYS))})) at time zone 'Europe/London')::date)`

async function tell(unit: Unit, row: JobRow & { readonly endAnnounced: string }): Promise<void> {
  const { title, reference, closingDate, endAnnounced } = row
  const [short, replies] = [dayWords(endAnnounced, unit.now), 'You still need to reply to the applicants you have.']
  if (closingDate === endAnnounced) {
    return tellCompany(unit, row, {
      kind: 'job_closing_soon',
      title: `${title} closes ${short}`,
      body: `You’ll stop getting applications at the end of ${short}. You still need to reply to the ones you have. To keep it open, choose a later date.`,
      mail: (company) => ({
        subject: subject`${title} at ${company} closes ${short}`,
        preheader: preheader`To keep it open, choose a later date by ${short}.`,
        heading: `${title} closes ${short}`,
        paragraphs: [
          `You’ll stop getting applications for ${title} at ${company} at the end of ${short}. (${reference})`,
          `${replies} To keep it open, choose a later date.`,
        ],
        button: 'Choose later date',
      }),
    })
  }
  return tellCompany(unit, row, {
    kind: 'job_reconfirm_due',
    title: `Still hiring? ${title}`,
    body: `Confirm by ${short} or this job stops taking applications. You still need to reply to the ones you have.`,
    mail: (company) => ({
      subject: subject`Still hiring? ${title} at ${company}`,
      preheader: preheader`Confirm by ${short} or it stops taking applications.`,
      heading: `Still hiring? ${title}`,
      paragraphs: [
        `Confirm you’re still hiring for ${title} at ${company}, or it stops taking applications on ${short}. (${reference})`,
        replies,
      ],
      button: 'Confirm job',
    }),
  })
}

/**
 * Tells employers, once for each end, of jobs that end within three days; the number told. Whoever published or confirmed a job
 * within those days knows its end already.
 */
export async function announceEnds(unit: Unit): Promise<number> {
  const { tx, now } = unit
  const today = londonDate(now)
  const soon = confirmedSince(plusDays(now, TOLD_DAYS))
  const known = plusDays(now, -TOLD_DAYS)
  const due = tx
    .select({ id: job.id })
    .from(job)
    .where(
      sql`${job.status} in ('live', 'paused') and ${job.lastConfirmedAt} <= ${known.toISOString()}::timestamptz
        and (${job.closingDate} <= ${datePlus(today, TOLD_DAYS)} or ${job.lastConfirmedAt} <= ${soon.toISOString()}::timestamptz)
        and ${lastDay} >= ${today} and ${job.endAnnounced} is distinct from ${lastDay}`,
    )
    .orderBy(job.id)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const told = await tx.update(job).set({ endAnnounced: lastDay }).where(inArray(job.id, due)).returning()
  for (const row of told) if (row.endAnnounced !== null) await tell(unit, { ...row, endAnnounced: row.endAnnounced })
  return told.length
}
