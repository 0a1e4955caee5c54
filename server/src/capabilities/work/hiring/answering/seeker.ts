import { type SeekersFound, findOfSeeker, progressOf } from '#server/capabilities/work/hiring/answering/found.seeker'
import { type Side, stateOf } from '#server/capabilities/work/hiring/answering/side'
import { sinceToSeeker } from '#server/capabilities/work/hiring/answering/since.seeker'
import { confirmChange, takeBackConfirmation } from '#server/capabilities/work/hiring/change/confirmation'
import { holdForSeeker } from '#server/capabilities/work/hiring/interview-steps/application'
import { start, takeBackStart } from '#server/capabilities/work/hiring/interview-steps/answers'
import type { SeekersLink } from '#server/capabilities/work/hiring/links/tables'
import { notAllowed, stale } from '#server/capabilities/work/hiring/moves/moves'
import { withdraw } from '#server/capabilities/work/hiring/moves/withdrawal'
import { mayApplyAgain } from '#server/capabilities/work/hiring/rules'
import { momentWords, timeWords } from '#server/capabilities/ground/reference/public'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import type { ShownToSeeker } from '#server/http/pages/answers/shown'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'

function interviewShown({ interview }: SeekersFound, now: Date): ShownToSeeker['interview'] {
  if (interview === null) return null
  const { questions, deadline } = interview
  const seconds = questions.reduce((sum, { answerSeconds }) => sum + answerSeconds, 0)
  const count = questions.length === 1 ? '1 question' : `${questions.length} questions`
  return {
    length: `${count}, about ${Math.max(1, Math.round(seconds / 60))} min`,
    isRecorded: questions.some(({ answerType }) => answerType === 'video' || answerType === 'audio'),
    sendBy: momentWords(deadline, now),
  }
}

async function show(db: Db, link: SeekersLink, now: Date): Promise<ShownToSeeker | null> {
  const found = await findOfSeeker(db, link)
  if (found === null) return null
  const { row, company, change } = found
  const progress = progressOf(link, found)
  const state = stateOf(link, progress, now)
  const { undoEnds } = progress
  return {
    move: link.move,
    state,
    company,
    job: row.jobTitle,
    path: `/applications/${row.id}`,
    mailed: momentWords(link.sentAt, now),
    since: await sinceToSeeker(db, link, found, now),
    hadEffect: link.usedVersion !== null,
    wasOld: false,
    until: momentWords(link.expiresAt, now),
    undoUntil: state === 'done' && undoEnds !== null && now < undoEnds ? timeWords(undoEnds) : null,
    version: row.seenVersion,
    change,
    interview: interviewShown(found, now),
    mayApplyAgain: mayApplyAgain({ status: 'withdrawn', attempt: row.attempt }),
  }
}

/** Does what the link says to an application that nobody else moves and that is as its reader saw it. */
async function give(unit: Unit, link: SeekersLink, version: number): Promise<number | Refusal> {
  const { userId, applicationId, move } = link
  const held = await holdForSeeker(unit, userId, applicationId)
  const found = await findOfSeeker(unit.tx, link)
  if (held === null || found === null) return refuse('NOT_FOUND')
  const { row, change } = found
  if (row.seenVersion !== version) return stale({ ...row, version: row.seenVersion })
  if (!progressOf(link, found).isOpen) return notAllowed(row, 'seeker', unit.now)
  const steps = {
    still_fits: () => confirmChange(unit, userId, applicationId, change?._id ?? ''),
    interview_begun: () => start(unit, userId, applicationId),
    withdrawn: () => withdraw(unit, userId, applicationId, undefined),
  }
  const done = await steps[move]()
  return isRefusal(done) ? done : version
}

/** What the buttons of a seeker's mails do: what they could do on the site. */
export function seekersSide(link: SeekersLink): Side {
  const { userId, applicationId, move } = link
  return {
    show: (db, now) => show(db, link, now),
    give: (unit, version) => give(unit, link, version),
    async takeBack(unit) {
      const held = await holdForSeeker(unit, userId, applicationId)
      const found = await findOfSeeker(unit.tx, link)
      if (held === null || found === null) return refuse('NOT_FOUND')
      const { isDone, undoEnds } = progressOf(link, found)
      if (!isDone || undoEnds === null || unit.now >= undoEnds) return refuse('NOTHING_TO_UNDO')
      return move === 'still_fits' ? takeBackConfirmation(unit, held) : takeBackStart(unit, userId, applicationId)
    },
  }
}
