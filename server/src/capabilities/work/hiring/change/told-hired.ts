import { movedInSentence, movedWords } from '@evenshift/contract/states/application/new-times'
import { shiftWords } from '@evenshift/contract/states/shift-words'
import { dayName } from '@evenshift/contract/states/week'
import { type Hired, hiredFor } from '#server/capabilities/work/hiring/change/hired'
import { record } from '#server/capabilities/work/hiring/history'
import { notifyOfStays } from '#server/capabilities/work/hiring/letters/mails'
import type { MadeEdit, WeighedEdit } from '#server/capabilities/work/jobs/public'
import type { Unit } from '#server/platform/queue/port'

/** What became of the shifts that somebody at work agreed to, as a notice and as a history say it. */
export function changeOf({ shifts }: Pick<Hired, 'shifts'>, { before, after }: WeighedEdit) {
  const changed = before.terms.shifts
    .filter(({ _id }) => shifts.some((one) => one._id === _id))
    .map((was) => ({ was, is: after.terms.shifts.find(({ _id }) => _id === was._id) }))
  const said = changed.map(({ was, is }) =>
    is === undefined ? `took out ${dayName(was.day)} ${was.start}–${was.end}` : `moved ${movedInSentence([{ was, is }])}`,
  )
  const lines = changed.map(({ was, is }) => (is === undefined ? `Removed: ${shiftWords(was)}` : movedWords([{ was, is }])))
  const [only, ...others] = changed
  const moved =
    only?.is === undefined || others.length > 0
      ? undefined
      : { day: dayName(only.was.day), agreed: shifts.map(({ start, end }) => `${start}–${end}`).join(', ') }
  return { said: said.join(' and '), line: lines.join('. '), moved }
}

/** Tells who was hired for a shift that this edit moves or takes out what became of it, and that they keep what they agreed. */
export async function tellHired(unit: Unit, edit: MadeEdit): Promise<void> {
  const hired = (await hiredFor(unit.tx, edit)).map((one) => ({ row: one.row, ...changeOf(one, edit) }))
  const by = { by: 'employer' as const, personId: edit.userId, reason: null, message: edit.message || null, at: unit.now }
  await record(
    unit.tx,
    hired.map(({ row, line }) => ({ ...by, applicationId: row.id, status: row.status, change: line })),
  )
  const keyOf = ({ said, moved }: (typeof hired)[number]): string => `${said} ${moved?.agreed}`
  for (const [key, one] of new Map(hired.map((each) => [keyOf(each), each]))) {
    const alike = hired.filter((each) => keyOf(each) === key).map(({ row }) => row)
    await notifyOfStays(unit, alike, one.said, one.moved)
  }
}
