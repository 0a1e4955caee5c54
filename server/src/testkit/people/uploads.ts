import { eq } from 'drizzle-orm'
import type { Output } from '@evenshift/contract/call'
import type { seekerUploads } from '@evenshift/contract/seeker/uploads'
import type { UploadPurpose, UploadType } from '@evenshift/contract/states/upload'
import { checkUpload } from '#server/capabilities/ground/uploads/public'
import { files } from '#server/capabilities/ground/uploads/tables'
import type { TestApp } from '#server/testkit/app/app'
import type { CallResult } from '#server/testkit/app/calls'
import type { Member, Person } from '#server/testkit/people/people'

type Address = Output<typeof seekerUploads.uploadUrl>
export interface FileToSend {
  readonly purpose: UploadPurpose
  readonly contentType: UploadType
  readonly bytes: Buffer
  readonly fileName?: string
}

/** Asks for an address as this person's browser does; a member of a company asks the employer service. */
export async function askForAddress(
  t: TestApp,
  person: Person | Member,
  { purpose, contentType, bytes, fileName = 'file', key }: FileToSend & { readonly key?: string },
): Promise<CallResult<Address>> {
  const query = { purpose, contentType, fileName, size: bytes.length, ...(key !== undefined && { key }) }
  // The contract of each service knows its own purposes only; what does not fit is refused by it.
  const call = ('employerId' in person ? t.employer : t.seeker) as typeof t.seeker
  return call('uploadUrl', { query: query as Parameters<typeof t.seeker<'uploadUrl'>>[1]['query'] }, person.token)
}

/** Sends bytes to an address. @returns the store's status and tag */
export async function put(
  t: TestApp,
  url: string,
  headers: Record<string, string>,
  bytes: Buffer,
): Promise<{ status: number; etag: string }> {
  const { pathname, search } = new URL(url, 'http://localhost')
  const answer = await t.app.inject({ method: 'PUT', url: pathname + search, headers: { host: 'localhost', ...headers }, payload: bytes })
  return { status: answer.statusCode, etag: String(answer.headers['etag'] ?? '') }
}

export const headersOf = ({ headers }: Pick<Address, 'headers'>): Record<string, string> =>
  Object.fromEntries(headers.map(({ name, value }) => [name, value]))

/** Sends a file that comes whole. @returns its key */
export async function send(t: TestApp, person: Person | Member, file: FileToSend): Promise<string> {
  const { status, body, error } = await askForAddress(t, person, file)
  if (status !== 200) throw new Error(`no address was given: ${JSON.stringify(error)}`)
  const stored = await put(t, body.uploadUrl, headersOf(body), file.bytes)
  if (stored.status !== 200) throw new Error(`the store took nothing: ${stored.status}`)
  return body.key
}

export const complete = (t: TestApp, person: Person | Member, key: string) =>
  ('employerId' in person ? t.employer : t.seeker)('completeUpload', { body: { key } }, person.token)

export const idOf = (key: string): string => key.slice('incoming/'.length)

/** A file sent and looked into. @returns its key and how it stands */
export async function checkedFile(t: TestApp, person: Person | Member, file: FileToSend) {
  const key = await send(t, person, file)
  await complete(t, person, key)
  await checkUpload(t.parts, idOf(key))
  return (await complete(t, person, key)).body
}

/** The key of a finished upload. */
export async function uploadFile(t: TestApp, person: Person | Member, file: FileToSend): Promise<string> {
  const { key, state, fault } = await checkedFile(t, person, file)
  if (state !== 'ready') throw new Error(`the upload is ${state}: ${fault}`)
  return key
}

/** The key of an upload that nobody looked into and that has no bytes: for tests of many files, that open none. */
export async function placeReady(t: TestApp, person: Person, file: FileToSend): Promise<string> {
  const { key } = (await askForAddress(t, person, file)).body
  await t.parts.db
    .update(files)
    .set({ state: 'ready' })
    .where(eq(files.id, idOf(key)))
  return key
}
