import { setTimeout as wait } from 'node:timers/promises'
import { employerBase } from '@evenshift/contract/employer/service'
import { identityBases, identityService } from '@evenshift/contract/identity/service'
import { ask } from '#bench/run/ask'
import { type Cluster, onCluster } from '#bench/run/cluster'
import type { Figure } from '#bench/run/figure'
import { inFolder } from '#bench/run/folder'
import { get } from '#bench/run/get'
import { growDemo, openBeside } from '#bench/run/grown'
import { startProduct, stopProduct } from '#bench/run/product'
import { type Growth, growCompany } from '#bench/employer/company'

/** The clocks first run after a minute; the rest is for what they find. */
const CLOCKS_MS = 100_000

/** Reads an address of the employer service as a member of a company. */
export type Read = (email: string, path: string) => Promise<string>

async function tokenOf(address: string, email: string): Promise<string> {
  const { body, text } = await ask(address + identityBases.employer, identityService.employer.signIn, {
    body: { email, password: 'evenshift demo' },
  })
  if (body.state !== 'signed_in') throw new Error(`${email} could not sign in: ${text}`)
  return body.accessToken
}

/** Lets the clocks work on what was grown for a while; whether nothing is left for them to count. */
async function hasCaughtUp(env: Readonly<Record<'DATABASE_URL', string>>, folder: string): Promise<boolean> {
  const product = await startProduct(folder, { env })
  await wait(CLOCKS_MS)
  await stopProduct(product)
  const beside = await openBeside(env.DATABASE_URL, folder)
  await beside.sql.query('vacuum analyze')
  const { rows } = await beside.sql.query('select 1 from activity_changes limit 1')
  await beside.close()
  return rows.length === 0
}

async function measureOn(database: string, cluster: Cluster | null, companies: readonly Growth[], work: Work): Promise<Figure[]> {
  const env = { DATABASE_URL: cluster?.url ?? '' }
  return inFolder(async (folder) => {
    await growDemo(folder, cluster, async (sql, run) => {
      for (const company of companies) await growCompany(sql, run, company)
    })
    while (!(await hasCaughtUp(env, folder)));
    const product = await startProduct(folder, { env })
    try {
      const tokens = new Map<string, string>()
      for (const { email } of companies) tokens.set(email, await tokenOf(product.address, email))
      return [...(await work(database, (email, path) => get(product.address + employerBase + path, tokens.get(email) ?? '')))]
    } finally {
      await stopProduct(product)
    }
  })
}

type Work = (database: string, read: Read) => Promise<readonly Figure[]>
/** The demo market with grown companies, on both databases in turn; PostgreSQL where it is installed. */
export async function onBoth(companies: readonly Growth[], work: Work): Promise<Figure[]> {
  const embedded = await measureOn('embedded', null, companies, work)
  return (await onCluster(async (cluster) => [...embedded, ...(await measureOn('PostgreSQL', cluster, companies, work))])) ?? embedded
}
