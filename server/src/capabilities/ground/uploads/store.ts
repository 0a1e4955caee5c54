import { type SQL, and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Pool } from '@evenshift/contract/call'
import { type FileRow, type FileState, files } from '#server/capabilities/ground/uploads/tables'
import type { UnderWay } from '#server/capabilities/ground/uploads/rules'
import type { Db } from '#server/platform/database/port'

export interface Owner {
  readonly pool: Pool
  readonly userId: string
}
/** What is known of a file. */
export type FileFacts = Pick<FileRow, 'id' | 'fileName' | 'contentType' | 'size' | 'seconds' | 'createdAt'>

const ofOwner = ({ pool, userId }: Owner): SQL | undefined => and(eq(files.pool, pool), eq(files.ownerId, userId))

export async function insertFile(tx: Db, row: FileRow): Promise<void> {
  await tx.insert(files).values(row)
}

/** A person's own file, in whatever state; null for everybody else's and for one that is being erased. */
export async function findOwn(db: Db, owner: Owner, id: string): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), ofOwner(owner), sql`${files.state} <> 'erased'`))
  return row ?? null
}

/** A file that something holds; null for every other. */
export async function findKept(db: Db, id: string): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.state, 'kept')))
  return row ?? null
}

/** What is known of these files, by id; what is gone is left out. */
export async function filesById(db: Db, ids: readonly string[]): Promise<Map<string, FileFacts>> {
  if (ids.length === 0) return new Map()
  const { id, fileName, contentType, size, seconds, createdAt } = files
  const rows = await db
    .select({ id, fileName, contentType, size, seconds, createdAt })
    .from(files)
    .where(and(inArray(id, [...ids]), eq(files.state, 'kept')))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Everything that a person sent in and something holds, the oldest first. */
export async function filesOf(db: Db, owner: Owner): Promise<FileFacts[]> {
  const { id, fileName, contentType, size, seconds, createdAt } = files
  return db
    .select({ id, fileName, contentType, size, seconds, createdAt })
    .from(files)
    .where(and(ofOwner(owner), eq(files.state, 'kept'), ne(files.purpose, 'archive')))
    .orderBy(files.createdAt, files.id)
}

/** What a person has asked addresses for and nothing holds yet. */
export async function underWay(tx: Db, owner: Owner): Promise<UnderWay> {
  const unclaimed: FileState[] = ['open', 'checking', 'ready']
  const [row] = await tx
    .select({ count: sql<number>`count(*)`.mapWith(Number), bytes: sql<number>`coalesce(sum(${files.size}), 0)`.mapWith(Number) })
    .from(files)
    .where(and(ofOwner(owner), inArray(files.state, unclaimed)))
  return row ?? { count: 0, bytes: 0 }
}

/** How many files a person has sent in since this time; those that never arrived are not counted. */
export async function sentSince(tx: Db, owner: Owner, since: Date): Promise<number> {
  return tx.$count(files, and(ofOwner(owner), ne(files.state, 'open'), gt(files.createdAt, since)))
}

/** The upload that a person began first and never finished; null where there is none. */
export async function oldestOpen(tx: Db, owner: Owner): Promise<string | null> {
  const open = and(ofOwner(owner), eq(files.state, 'open'))
  const [row] = await tx.select({ id: files.id }).from(files).where(open).orderBy(files.createdAt, files.id).limit(1)
  return row?.id ?? null
}

/** Moves a file from one state to another; null where it is in that state no longer. */
export async function moveFile(
  tx: Db,
  id: string,
  from: FileState,
  change: Partial<Omit<FileRow, 'id'>> & Pick<FileRow, 'state' | 'since'>,
  which?: SQL,
): Promise<FileRow | null> {
  const [row] = await tx
    .update(files)
    .set(change)
    .where(and(eq(files.id, id), eq(files.state, from), which))
    .returning()
  return row ?? null
}

/** Remembers under which name its parts come in; false where it has a name already. */
export async function nameParts(db: Db, id: string, partsId: string): Promise<boolean> {
  const named = await db
    .update(files)
    .set({ partsId })
    .where(and(eq(files.id, id), isNull(files.partsId)))
    .returning({ id: files.id })
  return named.length > 0
}

/** Remembers until when addresses of an open file may work; false where it is open no longer. */
export async function noteAddressed(db: Db, id: string, until: Date): Promise<boolean> {
  const noted = await db
    .update(files)
    .set({ addressedUntil: until })
    .where(and(eq(files.id, id), eq(files.state, 'open')))
    .returning({ id: files.id })
  return noted.length > 0
}
