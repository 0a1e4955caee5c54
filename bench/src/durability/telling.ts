import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Output } from '@evenshift/contract/call'
import { type employerService, employerBase } from '@evenshift/contract/employer/service'
import { identityBases, identityService } from '@evenshift/contract/identity/service'
import { ask } from '#bench/run/ask'
import { inFolder } from '#bench/run/folder'
import { growDemo, openBeside } from '#bench/run/grown'
import { killProduct, startProduct, stopProduct } from '#bench/run/product'

export interface TellingOutcome {
  /** Changes of a job that were acknowledged, and how many applicants each of them is told to. */
  readonly changes: number
  readonly applicants: number
  /** Of acknowledged changes: applicants who find no notification. */
  readonly missing: number
  /** Of any change: notifications that an applicant finds once more. */
  readonly doubled: number
  /** Notifications without their mail. */
  readonly notMailed: number
  /** Mails that came again, under the name of the first. */
  readonly mailedAgain: number
}

const LEAST_MS = 200
const MOST_MS = 2000
const DRAINED_MS_MOST = 600_000
/** So long without a mail, and none is to come: longer than a mail that was being sent is held for whoever was killed. */
const QUIET_MS = 150_000

/** The live job of the demo market with hourly pay that has most applicants who can still be told. */
export const busiestJob = `select j.id, e.email, (j.terms ->> 'salary')::float8 as pay
  from jobs j join approvals e on e.id = j.employer_id join applications a on a.job_id = j.id
  where j.status = 'live' and j.terms ->> 'salaryUnit' = 'hour' and a.status in ('applied', 'in_review', 'shortlisted')
  group by j.id, e.email order by count(*) desc limit 1`
export interface BusiestJob {
  readonly id: string
  readonly email: string
  readonly pay: number
}

const penny = (pay: number): number => Math.round(pay * 100) / 100
export const aPennyMore = (pay: number): number => penny(pay + 0.01)
/** As the product writes it: "£14", "£14.05". */
const poundsOf = (pay: number): string => `£${Number.isInteger(pay) ? pay : pay.toFixed(2)}`

export async function readBeside<Row>(folder: string, statement: string): Promise<readonly Row[]> {
  const { sql, close } = await openBeside('', folder)
  const { rows } = await sql.query(statement)
  await close()
  return rows as Row[]
}

type Job = Output<typeof employerService.jobDetails>
interface Pays {
  next: number
  readonly acknowledged: number[]
}

/** Signs the employer in, and reads the job as it stands. */
export async function atTheJob(address: string, { id, email }: BusiestJob) {
  const { body } = await ask(address + identityBases.employer, identityService.employer.signIn, {
    body: { email, password: 'evenshift demo' },
  })
  if (body.state !== 'signed_in') throw new Error(`${email} could not sign in`)
  const base = `${address}${employerBase}/jobs`
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${body.accessToken}` }
  const { version } = (await (await fetch(`${base}/job-details/${id}`, { headers })).json()) as Job
  return { at: `${base}/${id}`, headers, version }
}

/** Raises the pay by a penny again and again until the product is gone. */
async function raiseOn({ at, headers, version: first }: Awaited<ReturnType<typeof atTheJob>>, pays: Pays): Promise<void> {
  let version = first
  for (;;) {
    const salary = pays.next
    pays.next = aPennyMore(salary)
    const answer = await fetch(at, { method: 'PATCH', headers, body: JSON.stringify({ version, salary }) }).catch(() => null)
    const text = await answer?.text().catch(() => null)
    if (typeof text !== 'string') return
    if (answer?.status !== 200) throw new Error(`a change was answered ${answer?.status}: ${text}`)
    version = (JSON.parse(text) as Job).version
    pays.acknowledged.push(salary)
  }
}

/** The notifications that the mails of the outbox name. */
async function mailedIds(folder: string): Promise<readonly string[]> {
  const outbox = join(folder, 'outbox')
  const mails = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')))
  return mails.flatMap((mail) => /^Message-ID: <([^@]+)@/im.exec(mail)?.[1] ?? [])
}

interface Told {
  readonly id: string
  readonly personId: string
  readonly body: string
}
/** What applicants were told of changes of this job; waits until each of it was mailed, or no longer than that may take. */
async function whatWasTold(folder: string, { id }: BusiestJob): Promise<{ told: readonly Told[]; mailed: readonly string[] }> {
  const product = await startProduct(folder)
  const until = performance.now() + DRAINED_MS_MOST
  let mailed: readonly string[] = []
  for (let before = -1; mailed.length > before && performance.now() < until; await wait(QUIET_MS)) {
    before = mailed.length
    mailed = await mailedIds(folder)
  }
  await stopProduct(product)
  const told = await readBeside<Told>(
    folder,
    `select n.id, n.person_id as "personId", n.body from notifications n join applications a on n.link = '/applications/' || a.id
      where n.type = 'job_changed' and a.job_id = '${id}'`,
  )
  return { told, mailed }
}

/** Kills the product while it tells applicants of changes, as often as asked, and counts what each of them was told in the end. */
export const tellingRounds = (rounds: number): Promise<TellingOutcome> =>
  inFolder(async (folder) => {
    await growDemo(folder, null, async () => undefined)
    const [job] = await readBeside<BusiestJob>(folder, busiestJob)
    if (job === undefined) throw new Error('nobody has applied in the demo market')
    const pays: Pays = { next: aPennyMore(job.pay), acknowledged: [] }
    for (let round = 0; round < rounds; round += 1) {
      const product = await startProduct(folder)
      const raised = raiseOn(await atTheJob(product.address, job), pays)
      await Promise.race([wait(LEAST_MS + Math.random() * (MOST_MS - LEAST_MS)), raised])
      await killProduct(product)
      await raised
    }
    const { told, mailed } = await whatWasTold(folder, job)
    const readersOf = (pay: number) =>
      told.filter(({ body }) => /£[\d.]*\d/.exec(body)?.[0] === poundsOf(pay)).map(({ personId }) => personId)
    const tried = Array.from({ length: Math.round((pays.next - job.pay) * 100) - 1 }, (_none, n) => penny(job.pay + (n + 1) / 100))
    const applicants = Math.max(...tried.map((pay) => new Set(readersOf(pay)).size))
    const reached = new Set(mailed)
    return {
      changes: pays.acknowledged.length,
      applicants,
      missing: pays.acknowledged.reduce((sum, pay) => sum + applicants - new Set(readersOf(pay)).size, 0),
      doubled: tried.reduce((sum, pay) => sum + readersOf(pay).length - new Set(readersOf(pay)).size, 0),
      notMailed: told.filter(({ id }) => !reached.has(id)).length,
      mailedAgain: mailed.length - reached.size,
    }
  })
