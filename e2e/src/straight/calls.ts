import type { Call, Input, Output } from '@evenshift/contract/call'
import { employerBase, employerService } from '@evenshift/contract/employer/service'
import { identityBases, identityService } from '@evenshift/contract/identity/service'
import { seekerBase, seekerService } from '@evenshift/contract/seeker/service'
import type { UploadType, seekerUploadPurposes } from '@evenshift/contract/states/upload'
import { expect } from '@playwright/test'
import { codeFor } from '#e2e/server/outbox'
import { joinPool, poolTokens } from '#e2e/straight/pool-tokens'
import type { Account } from '#e2e/steps/people'
import type { Server } from '#e2e/server/server'

interface Answer<B> {
  readonly status: number
  /** As the contract describes it; only when the status says so. */
  readonly body: B
  /** What a browser would send back. */
  readonly cookie: string
}
interface Carried {
  readonly token?: string | undefined
  readonly cookie?: string
}
interface Sent {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
}

async function ask<C extends Call>(
  base: string,
  { method, path }: C,
  input: Input<C>,
  { token, cookie }: Carried = {},
): Promise<Answer<Output<C>>> {
  const { params = {}, query = {}, body } = input as Sent
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const response = await fetch(`${base}${filled}?${search}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0])
  const told = await response.text()
  return { status: response.status, body: (told === '' ? undefined : JSON.parse(told)) as Output<C>, cookie: cookies.join('; ') }
}

/** A call of the seeker service, past the pages; without a token as nobody. */
export const askSeeker = <K extends keyof typeof seekerService>(
  { url }: Server,
  name: K,
  input: Input<(typeof seekerService)[K]>,
  token?: string,
) => ask<(typeof seekerService)[K]>(url + seekerBase, seekerService[name], input, { token })

/** A call of the employer service, likewise. */
export const askEmployer = <K extends keyof typeof employerService>(
  { url }: Server,
  name: K,
  input: Input<(typeof employerService)[K]>,
  token?: string,
) => ask<(typeof employerService)[K]>(url + employerBase, employerService[name], input, { token })

/** The browser in which each of them joined, by email: to sign in with another is told to them. */
const browsers = new Map<string, { readonly url: string; readonly cookie: string }>()
/** Its cookies, as a page's context takes them. */
export function browserOf({ email }: Account) {
  const { url, cookie } = browsers.get(email) ?? { url: '', cookie: '' }
  return cookie.split('; ').flatMap((one) => {
    const [name = '', value = ''] = one.split('=')
    return name === '' ? [] : [{ name, value, url }]
  })
}

/** Signs up and proves the email, past the pages; answers with the token. */
export async function joinStraight(server: Server, account: Account): Promise<string> {
  const { side, email, password } = account
  if (server.cognito) {
    await joinPool(server.cognito, account)
    return signInStraight(server, account)
  }
  const base = server.url + identityBases[side]
  const { signUp, confirm } = identityService[side]
  const { cookie } = await ask(base, signUp, { body: { email, password } })
  browsers.set(email, { url: server.url, cookie })
  return (await ask(base, confirm, { body: { email, code: await codeFor(server, email) } }, { cookie })).body.accessToken
}

/** Signs in, past the pages; answers with the token. */
export async function signInStraight(server: Server, account: Account): Promise<string> {
  const { side, email, password } = account
  const cookie = browsers.get(email)?.cookie ?? ''
  if (server.cognito) {
    const body = await poolTokens(server.cognito, account)
    const begun = await ask(server.url + identityBases[side], identityService[side].session, { body }, { cookie })
    browsers.set(email, { url: server.url, cookie: begun.cookie })
    return begun.body.accessToken
  }
  const { body } = await ask(server.url + identityBases[side], identityService[side].signIn, { body: { email, password } }, { cookie })
  if (body.state !== 'signed_in') throw new Error(`${email} has no way in`)
  return body.accessToken
}

export interface StraightFile {
  readonly purpose: Exclude<(typeof seekerUploadPurposes)[number], 'interview_answer'>
  readonly contentType: UploadType
  readonly fileName: string
  readonly bytes: Buffer
}

/** Puts a file at an address of its own, as no form would. */
export async function putStraight(server: Server, token: string, { purpose, contentType, fileName, bytes }: StraightFile) {
  const query = { purpose, contentType, fileName, size: bytes.length }
  const { status, body } = await askSeeker(server, 'uploadUrl', { query }, token)
  expect(status, 'an address is given').toBe(200)
  const url = new URL(body.uploadUrl, server.url).href
  const headers = body.headers.map(({ name, value }): [string, string] => [name, value])
  const put = await fetch(url, { method: body.method, headers, body: new Uint8Array(bytes) })
  expect(put.status, 'the store takes it').toBe(200)
  return { key: body.key, id: body.key.slice('incoming/'.length), url }
}

/** Says that every byte was sent, and asks until the check is over. */
export async function checked(server: Server, token: string, key: string) {
  const look = async () => (await askSeeker(server, 'completeUpload', { body: { key } }, token)).body
  await expect.poll(async () => (await look()).state, { intervals: [100] }).not.toBe('checking')
  const { state, fault } = await look()
  return { state, fault }
}
