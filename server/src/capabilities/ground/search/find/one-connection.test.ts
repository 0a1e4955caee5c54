import { type Socket, connect } from 'node:net'
import { once } from 'node:events'
import { seekerBase } from '@evenshift/contract/seeker/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Person, newSeeker } from '#server/testkit/people/people'

let t: TestApp
let socket: Socket
let ada: Person
let ben: Person
/** What each reads of the market: every answer has something of their own. */
let paths: string[]

beforeAll(async () => {
  t = await testApp()
  const employer = await newHiringEmployer(t, 'The Corner Café')
  const jobIds: string[] = []
  for (const title of ['Barista', 'Shelf filler', 'Dog walker', 'Lifeguard']) jobIds.push(await publishJob(t, employer, { title }))
  const [saved = '', applied = '', hidden = ''] = jobIds
  ada = await newSeeker(t)
  ben = await newSeeker(t, { firstName: 'Ben', city: 'London' })
  const week = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: id === 7, slots: id === 7 ? [{ start: '08:00', end: '18:00' }] : [] }))
  const marked = [
    await t.seeker('saveJob', { body: { jobId: saved } }, ada.token),
    await t.seeker('applyForJob', { body: { jobId: applied } }, ada.token),
    await t.seeker('hideJob', { body: { jobId: hidden } }, ada.token),
    await t.seeker('followEmployer', { body: { employerId: employer.employerId } }, ada.token),
    await t.seeker('saveSearch', { body: { name: 'Coffee', query: 'q=barista' } }, ada.token),
    await t.seeker('changeProfile', { body: { weeklyHourLimit: 10 } }, ada.token),
    await t.seeker('setAvailability', { body: { times: week, busy: [] } }, ada.token),
  ]
  if (marked.some(({ status }) => status >= 400)) throw new Error('a mark was refused')
  paths = [
    '/jobsearch/paginated?limit=50',
    `/jobsearch/application/${saved}`,
    `/jobsearch/application/${applied}`,
    '/jobcart/paginated-cart',
    '/homescreen',
    '/saved-searches',
    '/jobsearch/not-for-me',
    '/follow',
    '/availability',
    '/profile-completion/details',
  ]
  const { hostname, port } = new URL(await t.app.listen({ host: '127.0.0.1', port: 0 }))
  socket = connect(Number(port), hostname)
  await once(socket, 'connect')
})
afterAll(async () => {
  socket.destroy()
  await t.close()
})

interface Asked {
  readonly path: string
  readonly who: Person | null
}
interface Answer {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly body: unknown
}

const requestText = ({ path, who }: Asked): string =>
  [
    `GET ${seekerBase}${path} HTTP/1.1`,
    'host: localhost',
    ...(who === null ? [] : [`authorization: Bearer ${who.token}`]),
    // What another person's copy of the answer would be asked again with.
    'if-none-match: *',
    '\r\n',
  ].join('\r\n')

/** The first whole answer in these bytes, and what follows it; null while it is not all there. */
function firstAnswer(bytes: Buffer): { readonly answer: Answer; readonly rest: Buffer } | null {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return null
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const headers = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]))
  const whole = end + 4 + Number(headers.get('content-length'))
  if (bytes.length < whole) return null
  const body: unknown = JSON.parse(bytes.subarray(end + 4, whole).toString())
  return { answer: { status: Number(first.split(' ')[1]), headers, body }, rest: bytes.subarray(whole) }
}

/** Writes all of it down the one connection before an answer is read. */
async function pipelined(asked: readonly Asked[]): Promise<Answer[]> {
  socket.write(asked.map(requestText).join(''))
  const answers: Answer[] = []
  let bytes: Buffer = Buffer.alloc(0)
  while (answers.length < asked.length) {
    const [more] = (await once(socket, 'data')) as [Buffer]
    bytes = Buffer.concat([bytes, more])
    for (let next = firstAnswer(bytes); next !== null; next = firstAnswer(bytes)) {
      answers.push(next.answer)
      bytes = next.rest
    }
  }
  return answers
}
const alone = async (asked: Asked): Promise<Answer | undefined> => (await pipelined([asked]))[0]

describe('two people behind one connection', () => {
  it('each get their own answer, one after the other and all at once, and so does no one', async () => {
    const own = new Map<string, unknown>()
    for (const path of paths) {
      const [ofAda, ofBen] = [await alone({ path, who: ada }), await alone({ path, who: ben })]
      expect([path, ofAda?.status, ofBen?.status]).toEqual([path, 200, 200])
      expect(ofAda?.body, path).not.toEqual(ofBen?.body)
      own.set(`${path} ${ada.userId}`, ofAda?.body).set(`${path} ${ben.userId}`, ofBen?.body)
    }
    const turns = [ada, ben, null, ben, ada, null]
    const asked = turns.flatMap((_, turn) => paths.map((path, at) => ({ path, who: turns[(turn + at) % turns.length] ?? null })))
    const answers = await pipelined(asked)
    for (const [at, { path, who }] of asked.entries()) {
      const { status, body } = answers[at] ?? {}
      if (who === null) expect({ path, status }).toEqual({ path, status: 401 })
      else expect({ path, body }).toEqual({ path, body: own.get(`${path} ${who.userId}`) })
    }
  })

  it('leave nothing in a cache on the way, whatever the answer', async () => {
    const asked = paths.flatMap((path) => [ada, null].map((who) => ({ path, who })))
    for (const { headers, status } of await pipelined([...asked, { path: '/jobsearch/application/nothing', who: ben }])) {
      expect({ status, cache: headers.get('cache-control'), etag: headers.has('etag') }).toEqual({ status, cache: 'no-store', etag: false })
    }
  })
})
