import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { identityBases, identityService } from '@evenshift/contract/identity/service'
import { seekerBase, seekerService } from '@evenshift/contract/seeker/service'
import { type BusiestJob, aPennyMore, atTheJob, busiestJob, readBeside } from '#bench/durability/telling'
import { openServices, ways } from '#bench/outages/services'
import { ask } from '#bench/run/ask'
import type { Figure, Measure } from '#bench/run/figure'
import { inFolder } from '#bench/run/folder'
import { growDemo } from '#bench/run/grown'
import { type Runs, inTurns } from '#bench/run/in-turns'
import { startProduct, stopProduct } from '#bench/run/product'

const TIMES_MOST = 2
const APPLICANTS_MOST = 10
const password = 'evenshift demo'

async function signIn(address: string, email: string): Promise<string> {
  const { body } = await ask(address + identityBases.jobseeker, identityService.jobseeker.signIn, { body: { email, password } })
  if (body.state !== 'signed_in') throw new Error(`${email} could not sign in`)
  return body.accessToken
}

/** What people do: one reads what they were told, another tells all applicants of a job, each of whom has a device. */
async function runsOf(address: string, job: BusiestJob, applicants: readonly string[], name: string) {
  let reader = ''
  for (const [n, email] of applicants.entries()) {
    reader = await signIn(address, email)
    const body = { webToken: `${'device-of-the-bench'.padEnd(40, '-')}${n}` }
    await ask(address + seekerBase, seekerService.registerPushToken, { body }, reader)
  }
  const at = await atTheJob(address, job)
  let [version, salary] = [at.version, job.pay]
  const tell = async (): Promise<void> => {
    salary = aPennyMore(salary)
    const answer = await fetch(at.at, { method: 'PATCH', headers: at.headers, body: JSON.stringify({ version, salary }) })
    if (answer.status !== 200) throw new Error(`a change was answered ${answer.status}`)
    version = ((await answer.json()) as { readonly version: number }).version
  }
  const read = () => ask(address + seekerBase, seekerService.notifications, { query: {} }, reader)
  return { reads: { [`${name} reads`]: read } satisfies Runs, tells: { [`${name} tells`]: tell } satisfies Runs }
}

/** How much longer calls take while mail, the cloud messenger and the online database are away, beside the same product with all of them well. */
export const measure: Measure = () =>
  inFolder(async (folder) => {
    const grown = join(folder, 'grown')
    await growDemo(grown, null, async () => undefined)
    const [job] = await readBeside<BusiestJob>(grown, busiestJob)
    if (job === undefined) throw new Error('nobody has applied in the demo market')
    const told = await readBeside<{ readonly email: string }>(
      grown,
      `select p.email from applications a join approvals p on p.id = a.seeker_id where a.job_id = '${job.id}' limit ${APPLICANTS_MOST}`,
    )
    const applicants = told.map(({ email }) => email)
    const figures: Figure[] = []
    for (const way of ways) {
      const services = [await openServices('well'), await openServices(way)] as const
      const folders = [join(folder, `${way}-well`), join(folder, `${way}-away`)] as const
      for (const copy of folders) await cp(grown, copy, { recursive: true })
      const well = await startProduct(folders[0], { env: services[0].env })
      const away = await startProduct(folders[1], { env: services[1].env })
      try {
        const one = await runsOf(well.address, job, applicants, 'well')
        const other = await runsOf(away.address, job, applicants, 'away')
        const ms = await inTurns([
          { ...one.reads, ...other.reads },
          { ...one.tells, ...other.tells },
        ])
        for (const what of ['reads', 'tells']) {
          const [wellMs = NaN, awayMs = NaN] = [ms[`well ${what}`], ms[`away ${what}`]]
          const who = what === 'reads' ? 'who reads' : `who tells ${applicants.length} people`
          const measured = `${who} while they are ${way}, ${awayMs.toFixed(1)} ms / well`
          figures.push({ measure: measured, figure: awayMs / wellMs, unit: 'times', bar: TIMES_MOST })
        }
      } finally {
        await Promise.all([well, away].map(stopProduct))
        for (const { close } of services) close()
      }
    }
    return figures
  })
