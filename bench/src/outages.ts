import { generateKeyPairSync } from 'node:crypto'
import { cp } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, type Server, createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import { identityBases, identityService } from '@evenshift/contract/identity/service'
import { seekerBase, seekerService } from '@evenshift/contract/seeker/service'
import { type BusiestJob, aPennyMore, atTheJob, busiestJob, readBeside } from '#bench/durability/telling'
import { ask } from '#bench/run/ask'
import type { Figure, Measure } from '#bench/run/figure'
import { inFolder } from '#bench/run/folder'
import { growDemo } from '#bench/run/grown'
import { type Runs, inTurns } from '#bench/run/in-turns'
import { startProduct, stopProduct } from '#bench/run/product'

const SLOW_MS = 1_000
const TIMES_MOST = 2
const DEVICES = 20
const password = 'evenshift demo'

/** How services of others are away: nobody listens, they say nothing, each word takes its time, or each is a failure. */
const ways = ['refused', 'silent', 'slow', 'failing'] as const
type Way = (typeof ways)[number]

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port // it listens on TCP
}
const later = (way: Way, say: () => void): unknown => (way === 'slow' ? setTimeout(say, SLOW_MS) : way === 'failing' ? say() : undefined)

/** Ports of a mail server and of a service over HTTP that are away like this. Slow ones fail in the end, so that nothing leaves the machine. */
async function openAway(way: Way) {
  const mail = createTcpServer((socket) => {
    socket.on('error', () => undefined).on('data', () => later(way, () => socket.write('451 4.3.0 Not now\r\n')))
    later(way, () => socket.write('220 mail.example\r\n'))
  })
  const http = createServer((request, response) => {
    request.resume().on('end', () => later(way, () => response.writeHead(500).end('{}')))
  })
  const ports = { mail: await listening(mail), http: await listening(http) }
  const close = async (): Promise<void> => {
    http.closeAllConnections()
    http.close()
    mail.close()
  }
  if (way === 'refused') await close()
  return { ports, close }
}

/** Mail, the cloud messenger's tokens and the online database are at these ports. */
function settingsFor({ mail, http }: { readonly mail: number; readonly http: number }): Record<string, string> {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const account = JSON.stringify({
    project_id: 'bench',
    client_email: 'bench@bench.example',
    private_key: privateKey,
    token_uri: `http://127.0.0.1:${http}/token`,
  })
  return {
    SMTP_URL: `smtp://127.0.0.1:${mail}`,
    MAIL_FROM: 'hello@evenshift.example',
    FCM_SERVICE_ACCOUNT: account,
    FIREBASE_DATABASE_URL: `http://127.0.0.1:${http}`,
    FIREBASE_SERVICE_ACCOUNT: account,
  }
}

async function signIn(address: string, email: string): Promise<string> {
  const { body } = await ask(address + identityBases.jobseeker, identityService.jobseeker.signIn, { body: { email, password } })
  if (body.state !== 'signed_in') throw new Error(`${email} could not sign in`)
  return body.accessToken
}

/** What people do meanwhile: one reads what they were told, another tells all applicants of a job. */
async function runsOf(
  address: string,
  job: BusiestJob,
  applicants: readonly string[],
  name: string,
  hasPush: boolean,
): Promise<{ reads: Runs; tells: Runs }> {
  const tokens: string[] = []
  for (const [n, email] of applicants.entries()) {
    const token = await signIn(address, email)
    tokens.push(token)
    const body = { webToken: `${'device-of-the-bench'.padEnd(40, '-')}${n}` }
    if (hasPush) await ask(address + seekerBase, seekerService.registerPushToken, { body }, token)
  }
  const at = await atTheJob(address, job)
  let [version, salary] = [at.version, job.pay]
  return {
    reads: { [`${name} reads`]: () => ask(address + seekerBase, seekerService.notifications, { query: {} }, tokens[0]) },
    tells: {
      [`${name} tells`]: async () => {
        salary = aPennyMore(salary)
        const answer = await fetch(at.at, { method: 'PATCH', headers: at.headers, body: JSON.stringify({ version, salary }) })
        if (answer.status !== 200) throw new Error(`a change was answered ${answer.status}`)
        version = ((await answer.json()) as { version: number }).version
      },
    },
  }
}

/** How much longer calls take while the services of others are away, beside a product of the same market that needs none of them. */
export const measure: Measure = () =>
  inFolder(async (folder) => {
    const grown = join(folder, 'grown')
    await growDemo(grown, null, async () => undefined)
    const [job] = await readBeside<BusiestJob>(grown, busiestJob)
    if (job === undefined) throw new Error('nobody has applied in the demo market')
    const told = await readBeside<{ email: string }>(
      grown,
      `select p.email from applications a join approvals p on p.id = a.seeker_id where a.job_id = '${job.id}' limit ${DEVICES}`,
    )
    const applicants = told.map(({ email }) => email)
    const figures: Figure[] = []
    for (const way of ways) {
      const [usual, away] = [join(folder, `${way}-usual`), join(folder, `${way}-away`)]
      for (const copy of [usual, away]) await cp(grown, copy, { recursive: true })
      const { ports, close } = await openAway(way)
      const products = [await startProduct(usual), await startProduct(away, { env: settingsFor(ports) })] as const
      try {
        const one = await runsOf(products[0].address, job, applicants, 'usual', false)
        const other = await runsOf(products[1].address, job, applicants, 'away', true)
        const ms = await inTurns([
          { ...one.reads, ...other.reads },
          { ...one.tells, ...other.tells },
        ])
        for (const what of ['reads', 'tells']) {
          const [usualMs = NaN, awayMs = NaN] = [ms[`usual ${what}`], ms[`away ${what}`]]
          const measured = `who ${what === 'reads' ? 'reads' : `tells ${applicants.length}`} while they are ${way}, ${awayMs.toFixed(1)} ms / as usual`
          figures.push({ measure: measured, figure: awayMs / usualMs, unit: 'times', bar: TIMES_MOST })
        }
      } finally {
        await Promise.all(products.map(stopProduct))
        await close().catch(() => undefined)
      }
    }
    return figures
  })
