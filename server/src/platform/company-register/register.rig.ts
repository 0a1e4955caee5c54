import { once } from 'node:events'
import { type Server, type ServerResponse, createServer } from 'node:http'
import { pino } from 'pino'
import type { Clock } from '#server/platform/clock/port'
import { openCompaniesHouse } from '#server/platform/company-register/companies-house'
import { openSampleRegister } from '#server/platform/company-register/embedded'
import type { CompanyRegister } from '#server/platform/company-register/port'
import sample from './sample.json' with { type: 'json' }

export const REGISTER_KEY = 'a-key-for-tests'

/** What the other end answers for a number: a status with a body, or nothing at all. */
export type Answered = { readonly status: number; readonly body?: unknown; readonly headers?: Record<string, string> } | 'silence'

/** The sample as the register's own interface would tell it. */
function asSampled(number: string): Answered {
  const { registerDown, rateLimited } = sample.header
  if (registerDown.includes(number)) return 'silence'
  if (rateLimited.includes(number)) return { status: 429 }
  const company = sample.data.find((row) => row.company_number === number)
  return company === undefined
    ? { status: 404, body: { errors: [{ error: 'company-profile-not-found' }] } }
    : { status: 200, body: company }
}

/** The sample as the register's own search would tell it. */
const namedLike = (words: string): Exclude<Answered, 'silence'> => {
  const like = sample.data.filter(({ company_name: name }) =>
    words
      .toUpperCase()
      .split(' ')
      .every((word) => name.includes(word)),
  )
  const items = like.map(({ company_name: title, company_number, company_status, registered_office_address: office }) => ({
    title,
    company_number,
    company_status,
    address_snippet: [[office.premises, office.address_line_1].filter(Boolean).join(' '), office.locality, office.postal_code]
      .filter(Boolean)
      .join(', '),
  }))
  return { status: 200, body: { items: items.slice(0, 8), total_results: items.length } }
}

function send(response: ServerResponse, { status, body, headers }: Exclude<Answered, 'silence'>): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/** Companies House over its wire, on a server that answers as told; `asked` holds the numbers that reached it. */
export async function companiesHouseDouble({
  clock = { now: () => new Date() },
  key = REGISTER_KEY,
  answer = asSampled,
}: { readonly clock?: Clock; readonly key?: string; readonly answer?: (number: string) => Answered } = {}) {
  const asked: string[] = []
  const expected = `Basic ${Buffer.from(`${REGISTER_KEY}:`).toString('base64')}`
  const server = createServer((request, response) => {
    const words = /^\/search\/companies\?q=([^&]+)/.exec(request.url ?? '')?.[1]
    if (words !== undefined && request.headers.authorization === expected)
      return send(response, namedLike(decodeURIComponent(words.replaceAll('+', ' '))))
    const number = /^\/company\/([^/?]+)$/.exec(request.url ?? '')?.[1]
    if (request.headers.authorization !== expected) return send(response, { status: 401 })
    if (number === undefined) return send(response, { status: 400 })
    asked.push(number)
    const answered = answer(number)
    return answered === 'silence' ? undefined : send(response, answered)
  })
  const url = await listening(server)
  return {
    asked,
    url,
    register: openCompaniesHouse({ url, key, clock, log: pino({ level: 'silent' }), timeoutMs: 3_000 }),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Every register that must keep the port's promises. */
export const registers: readonly { name: string; open: () => Promise<{ register: CompanyRegister; close: () => Promise<void> }> }[] = [
  { name: 'the sample', open: async () => ({ register: openSampleRegister(), close: async () => undefined }) },
  { name: 'Companies House', open: () => companiesHouseDouble() },
]
