import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { SentCode } from '#server/testkit/cognito/codes'
import { asked } from '#server/testkit/cognito/asked'
import { Fault, notAuthorised } from '#server/testkit/cognito/faults'
import { type DoublePool, openDoublePool } from '#server/testkit/cognito/pool'
import { admin } from '#server/testkit/cognito/targets/admin'
import { entering } from '#server/testkit/cognito/targets/entering'
import { joining } from '#server/testkit/cognito/targets/joining'
import { own } from '#server/testkit/cognito/targets/own'

/** What it does with whatever comes: what a pool does, a fault of throttling, nothing at all, a page of HTML, or the same after so long. */
export type CognitoAnswering = 'well' | 'throttled' | 'silence' | 'html' | { readonly afterMs: number }

export interface CognitoOptions {
  /** Any free one, where nothing is said. */
  readonly port?: number
  readonly pools: readonly DoublePool[]
  readonly clock?: { now(): Date }
}

export interface CognitoDouble {
  /** What COGNITO_ENDPOINT says. */
  readonly endpoint: string
  /** From now on. */
  answering: CognitoAnswering
  /** Whether the keys can be fetched. */
  hasKeys: boolean
  /** By how many milliseconds its clock goes wrong. */
  offMs: number
  /** Each target that was asked, and each address that was fetched, in order. */
  readonly asked: string[]
  readonly outbox: readonly SentCode[]
  /** Every code sent to the address, oldest first. */
  codesTo(email: string): readonly string[]
  pool(id: string): ReturnType<typeof openDoublePool>
  /** Nobody listens at its address any more, until it is back. */
  away(): Promise<void>
  back(): Promise<void>
  close(): Promise<void>
}

const PREFIX = 'AWSCognitoIdentityProviderService.'
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST, GET, PUT, OPTIONS',
  'access-control-expose-headers': 'x-amzn-RequestId,x-amzn-ErrorType',
  'access-control-max-age': '172800',
}

/** Amazon Cognito's wire with some pools behind it: SRP-6a, tokens signed with RS256, codes and lifetimes as a real pool has them. */
export async function startCognito({ port = 0, pools, clock = { now: () => new Date() } }: CognitoOptions): Promise<CognitoDouble> {
  const outbox: SentCode[] = []
  const now = () => new Date(clock.now().getTime() + double.offMs)
  const open = pools.map((each) => openDoublePool(each, now, outbox))
  const targets = new Map(open.map((pool) => [pool, { ...joining(pool), ...entering(pool), ...own(pool), ...admin(pool) }]))
  const poolOf = (id: string) => open.find(({ settings }) => settings.id === id)

  /** Calls by an access token name neither pool nor client: the token does. */
  const askedPool = ({ UserPoolId, ClientId, AccessToken, Session }: ReturnType<typeof asked.parse>) =>
    open.find(
      ({ settings, keys, isArriving }) =>
        settings.id === UserPoolId ||
        settings.clientId === ClientId ||
        (AccessToken !== '' && keys.isSigned(AccessToken)) ||
        (Session !== '' && isArriving(Session)),
    )
  const answerTo = (name: string, body: unknown): object => {
    const given = asked.parse(body)
    const pool = askedPool(given)
    if (pool === undefined) {
      if (given.AccessToken !== '') throw notAuthorised('Invalid Access Token')
      throw new Fault(
        'ResourceNotFoundException',
        given.UserPoolId === '' ? 'User pool client does not exist.' : 'User pool does not exist.',
      )
    }
    const target = targets.get(pool)?.[name]
    if (target === undefined) throw new Fault('UnknownOperationException', '')
    if (name.startsWith('Admin') && given.UserPoolId !== pool.settings.id)
      throw new Fault('ResourceNotFoundException', 'User pool does not exist.')
    return target(given)
  }
  const send = (response: ServerResponse, status: number, body: object, headers = {}): void =>
    void response.writeHead(status, { ...CORS, 'content-type': 'application/x-amz-json-1.1', ...headers }).end(JSON.stringify(body))

  const failed = (response: ServerResponse, status: number, { type, message }: Fault): void =>
    send(response, status, { __type: type, message }, { 'x-amzn-errortype': type })

  /** What no pool has: its mail to read, and its faults to plant, for who cannot reach into this process. */
  async function control(request: IncomingMessage, url: URL, response: ServerResponse): Promise<void> {
    if (url.pathname === '/double/codes') {
      const email = url.searchParams.get('email')
      return send(
        response,
        200,
        outbox.filter((each) => each.email === email?.toLowerCase()),
      )
    }
    const planted = (await json(request)) as Partial<Pick<CognitoDouble, 'answering' | 'hasKeys' | 'offMs'>>
    Object.assign(double, planted)
    return send(response, 200, {})
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://double')
    if (request.method === 'OPTIONS') return void response.writeHead(200, CORS).end()
    if (url.pathname.startsWith('/double/')) return control(request, url, response)
    const name = String(request.headers['x-amz-target'] ?? '').slice(PREFIX.length)
    double.asked.push(name === '' ? url.pathname : name)
    const { answering } = double
    if (answering === 'silence') return
    if (answering === 'html') return void response.writeHead(500, { ...CORS, 'content-type': 'text/html' }).end('<html>Service down</html>')
    if (typeof answering === 'object') await wait(answering.afterMs)
    if (request.method === 'GET') {
      const pool = double.hasKeys ? open.find(({ settings }) => url.pathname === `/${settings.id}/.well-known/jwks.json`) : undefined
      return pool === undefined ? send(response, 404, {}) : send(response, 200, pool.keys.jwks(), { 'content-type': 'application/json' })
    }
    if (answering === 'throttled') return failed(response, 400, new Fault('TooManyRequestsException', 'Rate exceeded'))
    try {
      send(response, 200, answerTo(name, await json(request)))
    } catch (error) {
      if (error instanceof Fault) failed(response, 400, error)
      else failed(response, 400, new Fault('SerializationException', 'The request could not be read'))
    }
  }

  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()))
  const listen = async (at: number): Promise<number> => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port // it listens on TCP
  }
  const shut = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  const taken = await listen(port)
  const double: CognitoDouble = {
    endpoint: `http://127.0.0.1:${taken}`,
    answering: 'well',
    hasKeys: true,
    offMs: 0,
    asked: [],
    outbox,
    codesTo: (email) => outbox.flatMap((each) => (each.email === email ? each.code : [])),
    pool(id) {
      const pool = poolOf(id)
      if (pool === undefined) throw new Error(`the double has no pool ${id}`)
      return pool
    },
    away: shut,
    async back() {
      await listen(taken)
    },
    close: shut,
  }
  return double
}
