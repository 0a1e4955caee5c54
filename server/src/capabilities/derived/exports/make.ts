import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Contents, Gather } from '#server/capabilities/derived/exports/contents'
import { readyNotice } from '#server/capabilities/derived/exports/letter'
import { type PageFile, readablePage } from '#server/capabilities/derived/exports/readable'
import { stateAt, thatFit } from '#server/capabilities/derived/exports/rules'
import { deleteOf, fail, findQueued, markReady } from '#server/capabilities/derived/exports/store'
import type { ExportRow } from '#server/capabilities/derived/exports/tables'
import { tell } from '#server/capabilities/ground/notices/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { dropArchive, keepArchive, readFile, releaseFiles, storeArchive } from '#server/capabilities/ground/uploads/public'
import type { Parts } from '#server/http/call/context'
import type { Packed } from '#server/platform/archive/port'

type Gathering = Readonly<Record<ExportRow['pool'], Gather>>

/** An address of a file dies within minutes, so none is written down. */
const withoutLinks = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('/media/') && !value.startsWith('/media/public/') ? null : value
/** As JSON says it, so that the page says neither more nor less. */
const asWritten = (data: unknown): unknown => JSON.parse(JSON.stringify(data ?? null, withoutLinks))

/** The files first, so that the page knows which of them are there. */
async function* packed(parts: Parts, { title, sections, files }: Contents, madeAt: Date): AsyncGenerator<Packed> {
  const listed: PageFile[] = []
  const { taken, left } = thatFit(files)
  for (const [place, { id, fileName: name }] of taken.entries()) {
    const bytes = await readFile(parts, id)
    const path = bytes === null ? null : `files/${place + 1}-${name}`
    listed.push({ path, name })
    if (path !== null && bytes !== null) yield { name: path, bytes }
  }
  listed.push(...left.map(({ fileName: name }) => ({ path: null, name })))
  const written = sections.map(({ data, ...section }) => ({ ...section, data: asWritten(data) }))
  const data = { madeAt, ...Object.fromEntries(written.map((section) => [section.key, section.data])), files: listed }
  yield { name: 'data.json', bytes: JSON.stringify(data, null, 2) }
  yield { name: 'index.html', bytes: readablePage(title, madeAt, written, listed) }
}

/** @returns the stored file's id and how many bytes it has */
async function packAndStore(parts: Parts, row: ExportRow, contents: Contents): Promise<{ fileId: string; size: number }> {
  const now = parts.clock.now()
  const folder = await mkdtemp(join(tmpdir(), 'export-'))
  try {
    const path = join(folder, 'archive.zip')
    const size = await parts.archive.pack(path, packed(parts, contents, now))
    const fileName = `evenshift-data-${londonDate(now)}.zip`
    return { size, fileId: await storeArchive(parts, { pool: row.pool, userId: row.personId }, { fileName, path }) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * The work of `export.make`: gathers, packs and stores, then offers it in place of the one before and tells its person, in one transaction.
 * Safe to run twice: what is not waited for any more is not made, and of two that end at once the second is dropped.
 */
export async function makeExport(parts: Parts, exportId: string, gathering: Gathering): Promise<void> {
  const { db, queue, clock, identity } = parts
  const row = await findQueued(db, { id: exportId })
  if (row === null || stateAt(row, clock.now()) !== 'queued') return
  const { personId, pool } = row
  const { email } = await identity.pool(pool).ownEmail(personId)
  const contents = await gathering[pool]({ personId, email })
  if (contents === null) return fail(db, exportId)
  const { fileId, size } = await packAndStore(parts, row, contents)
  await db.transaction(async (tx) => {
    const now = clock.now()
    const unit = { tx, queue, now }
    if (!(await markReady(tx, exportId, { readyAt: now, fileId, size }))) return dropArchive(unit, fileId)
    if (!(await keepArchive(unit, fileId, size))) throw new Error(`the archive of export ${exportId} is gone`)
    await releaseFiles(unit, await deleteOf(tx, personId, exportId))
    await tell(unit, [readyNotice({ personId, email }, now)])
  })
}
