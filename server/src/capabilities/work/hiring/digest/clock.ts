import { plusDays } from '@evenshift/contract/days'
import { londonDay, londonHour } from '@evenshift/contract/london'
import { digestLetter } from '#server/capabilities/work/hiring/digest/letter'
import { forgetLinks } from '#server/capabilities/work/hiring/links/store'
import { type Waiting, whoWaits } from '#server/capabilities/work/hiring/digest/waiting'
import { type DigestReader, takeDueDigests } from '#server/capabilities/parties/companies/public'
import { digestStopPaths } from '#server/capabilities/ground/notices/public'
import { approvalsById } from '#server/capabilities/ground/approval/public'
import type { Parts } from '#server/http/call/context'
import type { Unit } from '#server/platform/queue/port'

/** Digests made in one transaction. */
const BATCH = 50
/** People that a digest shows with buttons; all are a press away. */
const SHOWN = 5
/** Days that a link is kept past its time, to say what became of it. */
const LINK_DAYS = 30

async function mailDigests({ tx, queue, now }: Unit, readers: readonly DigestReader[]): Promise<void> {
  const companies = await approvalsById(tx, [...new Set(readers.map(({ employerId }) => employerId))])
  const stops = await digestStopPaths(
    tx,
    readers.map(({ userId }) => userId),
  )
  const waiting = new Map<string, Waiting>()
  for (const reader of readers) {
    const { employerId, userId } = reader
    const company = companies.get(employerId)
    if (company?.status !== 'Approved') continue
    const known = waiting.get(employerId) ?? (await whoWaits(tx, employerId, SHOWN))
    waiting.set(employerId, known)
    if (known.people === 0) continue
    await queue.send(tx, 'mail.send', await digestLetter(tx, reader, known, company.name, stops.get(userId), now))
  }
}

/**
 * Mails each member of a company, at their hour, who waits for an answer: call it every minute. Whoever had one today gets no second, in several
 * processes too.
 */
export async function runDigestClock({ db, queue }: Pick<Parts, 'db' | 'queue'>, now: Date): Promise<void> {
  await forgetLinks(db, plusDays(now, -LINK_DAYS))
  const day = londonDay(now)
  for (;;) {
    const taken = await db.transaction(async (tx) => {
      const readers = await takeDueDigests(tx, day, londonHour(now), BATCH)
      await mailDigests({ tx, queue, now }, readers)
      return readers.length
    })
    if (taken < BATCH) return
  }
}
