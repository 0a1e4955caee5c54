import type { HistoryRow } from '@evenshift/contract/model/application/application'
import type { Message } from '@evenshift/contract/model/application/message'
import type { Offer } from '@evenshift/contract/model/offer'
import { feeIn } from '#server/capabilities/ground/wording/public'
import type { MessageRow, OfferRow } from '#server/capabilities/work/hiring/tables'

export const iso = (at: Date | null): string | null => at?.toISOString() ?? null

type HistoryMove = Omit<HistoryRow, 'at' | 'offer'> & { readonly at: Date }
/** `offerChanges` are what was changed of the offer each time that it was sent again, by the instant of it. */
export const presentHistory = (rows: readonly HistoryMove[], offerChanges: ReadonlyMap<number, string>): HistoryRow[] =>
  rows.map(({ status, at, by, reason, message, change, meeting, times }) => ({
    status,
    at: at.toISOString(),
    by,
    reason,
    message,
    change,
    meeting,
    times,
    offer: change === null && meeting === null && times === null ? (offerChanges.get(at.getTime()) ?? null) : null,
  }))

/** `names` are those that this reader sees. */
export const presentMessage = (row: MessageRow, names: Readonly<Record<Message['from'], string>>): Message => ({
  _id: row.id,
  application: row.applicationId,
  from: row.from,
  senderName: names[row.from],
  text: row.text,
  createdAt: row.createdAt.toISOString(),
  readAt: iso(row.readAt),
  // After an acceptance nothing is refused: a fee is warned about where it's read.
  warning: row.from === 'employer' ? feeIn(row.text) : null,
})

export const presentOffer = (row: OfferRow): Offer => ({
  _id: row.id,
  pay: row.pay,
  payUnit: row.payUnit,
  hoursPerWeek: row.hoursPerWeek,
  shifts: row.shifts,
  startDate: row.startDate,
  endDate: row.endDate,
  message: row.message,
  payBands: row.payBands,
  expiresAt: row.expiresAt.toISOString(),
  sentAt: row.sentAt.toISOString(),
  answeredAt: iso(row.answeredAt),
})
