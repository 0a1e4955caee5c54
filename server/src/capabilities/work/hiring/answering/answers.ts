/** Answering from a mail: what the page of a button shows, and what a press on it does. Nobody is signed in; the token says who it is. */
import type { RejectReason } from '@evenshift/contract/states/application/application'
import { employersSide } from '#server/capabilities/work/hiring/answering/employer'
import { seekersSide } from '#server/capabilities/work/hiring/answering/seeker'
import type { Side } from '#server/capabilities/work/hiring/answering/side'
import { findLink, keepUsedVersion, useUp } from '#server/capabilities/work/hiring/links/store'
import type { AnswerLink } from '#server/capabilities/work/hiring/links/tables'
import { inTime } from '#server/capabilities/work/hiring/moves/in-time'
import type { Parts } from '#server/http/call/context'
import { isRefusal, refuse } from '#server/http/call/refuse'
import type { ShownAnswer } from '#server/http/pages/answers/shown'

type AnswerParts = Pick<Parts, 'db' | 'queue' | 'clock'>

function sideOf({ move, ...link }: AnswerLink): Side {
  switch (move) {
    case 'shortlisted':
    case 'rejected':
      return employersSide({ ...link, move })
    case 'still_fits':
    case 'interview_begun':
    case 'withdrawn':
      return seekersSide({ ...link, move })
  }
}

/** What the page of a button shows; null for a token that nobody has or whose person may not answer any more. It changes nothing. */
export async function openAnswer({ db, clock }: Pick<Parts, 'db' | 'clock'>, token: string): Promise<ShownAnswer | null> {
  const link = await findLink(db, token)
  return link && sideOf(link).show(db, clock.now())
}

/** Presses the button, of the application as it was shown. What cannot be done any more is shown as it is. */
export async function giveAnswer(parts: AnswerParts, token: string, version: number, reason: RejectReason): Promise<ShownAnswer | null> {
  const link = await findLink(parts.db, token)
  if (link === null) return null
  const side = sideOf(link)
  if ((await side.show(parts.db, parts.clock.now())) === null) return null
  const given = await inTime(parts, link.applicationId, async ({ tx, queue, now }) => {
    if (!(await useUp(tx, link, now))) return refuse('NOT_FOUND')
    const after = await side.give({ tx, queue, now }, version, reason)
    if (!isRefusal(after)) await keepUsedVersion(tx, link, after)
    return after
  })
  const answer = await openAnswer(parts, token)
  return answer && { ...answer, wasOld: isRefusal(given) && given.code === 'STALE' }
}

/** Takes back what the button did, while that can be done. */
export async function takeBackAnswer(parts: AnswerParts, token: string): Promise<ShownAnswer | null> {
  const link = await findLink(parts.db, token)
  if (link === null) return null
  const side = sideOf(link)
  const { usedVersion } = link
  if (usedVersion !== null && (await side.show(parts.db, parts.clock.now())) !== null)
    await inTime(parts, link.applicationId, async (unit) => {
      const refusal = await side.takeBack(unit, usedVersion)
      if (refusal === null) await keepUsedVersion(unit.tx, link, null)
      return refusal
    })
  return openAnswer(parts, token)
}
