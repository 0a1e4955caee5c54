import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { UploadAddress } from '@evenshift/contract/model/upload'
import type { UploadPurpose } from '@evenshift/contract/states/upload'
import { HOUR_MS, plusHours } from '@evenshift/contract/days'
import { type AddressParts, addressOf } from '#server/capabilities/ground/uploads/intake/addresses'
import { type FileRow, files } from '#server/capabilities/ground/uploads/tables'
import { type Owner, findOwn, insertFile, oldestOpen, sentSince, underWay } from '#server/capabilities/ground/uploads/store'
import { UPLOADS_AN_HOUR, crowding, secondsMost } from '#server/capabilities/ground/uploads/rules'
import { eraseWhere } from '#server/capabilities/ground/uploads/kept/holders'
import { idOfKey, plainName } from '#server/capabilities/ground/uploads/names'
import { type Refusal, refuse } from '#server/http/call/refuse'
import type { Parts } from '#server/http/call/context'
import { transact } from '#server/http/call/transact'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'
import { takeTurn } from '#server/platform/database/locks'

/** A question of a seeker's own open interview. */
export interface AnswerPlace {
  readonly applicationId: string
  readonly questionId: string
}
/** How many seconds the answer to this question may last now; refuses what is not the seeker's and what is over. */
export type AnswerSlot = (db: Db, seekerId: string, place: AnswerPlace, now: Date) => Promise<number | Refusal>

export interface Wanted {
  readonly purpose: UploadPurpose
  readonly fileName: string
  readonly contentType: string
  readonly size: number
  readonly key?: string | undefined
}
/** What an interview answer brings besides. */
export interface Answering extends AnswerPlace {
  readonly maxSeconds: number
}

const newFile = (owner: Owner, { purpose, fileName, contentType, size }: Wanted, answering: Answering | null, now: Date): FileRow => ({
  id: uuidv7(),
  pool: owner.pool,
  ownerId: owner.userId,
  purpose,
  state: 'open',
  since: now,
  createdAt: now,
  fileName: plainName(fileName),
  contentType,
  size,
  seconds: null,
  maxSeconds: answering?.maxSeconds ?? secondsMost(purpose),
  applicationId: answering?.applicationId ?? null,
  questionId: answering?.questionId ?? null,
  partsId: null,
  addressedUntil: now,
  storedAs: null,
  fault: null,
  holders: 0,
})

/** Fresh addresses of the upload that was begun under this key; refuses what is not this file, and what takes no more bytes. */
async function askAgain(parts: AddressParts, owner: Owner, wanted: Wanted & { readonly key: string }): Promise<UploadAddress | Refusal> {
  const id = idOfKey(wanted.key)
  const row = id === null ? null : await findOwn(parts.db, owner, id)
  if (row === null || row.purpose !== wanted.purpose || row.contentType !== wanted.contentType || row.size !== wanted.size)
    return refuse('NOT_FOUND')
  const address = row.state === 'open' ? await addressOf(parts, row) : null
  if (address !== null) return address
  const status = (await findOwn(parts.db, owner, row.id))?.state
  return status === undefined ? refuse('NOT_FOUND') : refuse('INVALID_TRANSITION', { details: { status, allowed: [] } })
}

const sentEnough = refuse('RATE_LIMITED', {
  message: `You’ve sent ${UPLOADS_AN_HOUR} files in an hour. Wait a while, then send the next one.`,
  retryAfter: HOUR_MS / 1000,
})

/** Gives up the upload that was begun first and never finished where there is no room without. Why there is none even so; null where there is. */
async function makeRoom(unit: Unit, owner: Owner, size: number): Promise<string | null> {
  const message = crowding(await underWay(unit.tx, owner), size)
  const given = message === null ? null : await oldestOpen(unit.tx, owner)
  if (given === null) return message
  await eraseWhere(unit, eq(files.id, given))
  return makeRoom(unit, owner, size)
}

/** An address for one new file, or fresh ones for what is missing of an old one. Refuses more than a person may have under way or send in an hour. */
export async function askForAddress(
  parts: AddressParts & Pick<Parts, 'queue'>,
  owner: Owner,
  { key, ...wanted }: Wanted,
  answering: Answering | null,
): Promise<UploadAddress | Refusal> {
  const { db, queue, clock } = parts
  if (key !== undefined) return askAgain(parts, owner, { ...wanted, key })
  const row = newFile(owner, wanted, answering, clock.now())
  const refused = await transact(db, async (tx) => {
    await takeTurn(tx, 'uploads', owner.userId)
    if ((await sentSince(tx, owner, plusHours(row.createdAt, -1))) >= UPLOADS_AN_HOUR) return sentEnough
    const message = await makeRoom({ tx, queue, now: row.createdAt }, owner, row.size)
    if (message !== null) return refuse('RATE_LIMITED', { message })
    await insertFile(tx, row)
    return null
  })
  return refused ?? (await addressOf(parts, row)) ?? refuse('NOT_FOUND')
}
