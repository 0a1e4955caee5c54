import { setTimeout as wait } from 'node:timers/promises'
import { employerBase, employerService } from '@evenshift/contract/employer/service'
import { identityBases, identityService } from '@evenshift/contract/identity/service'
import { join } from 'node:path'
import { ask } from '#bench/run/ask'
import type { Cluster } from '#bench/run/cluster'
import { inFolder } from '#bench/run/folder'
import { openBeside } from '#bench/run/grown'
import { type Product, killProduct, startProduct, stopProduct } from '#bench/run/product'
import { joinAccount } from '#bench/run/seeker'

export interface PayingOutcome {
  /** Companies that paid for a plan while the product was killed. */
  readonly companies: number
  /** Of them: those that have the plan, each once, after the next start. */
  readonly withPlan: number
  /** What the provider charged, and what the product knows to be charged and has told. */
  readonly charged: number
  readonly known: number
  readonly told: number
}

const MOST_MS = 400
/** Longer than work that a killed process had begun is held for it. */
const SETTLED_MS_MOST = 180_000

interface Account {
  readonly email: string
  readonly password: string
}

/** A company with an address and no number, which a person has to let in. */
async function found(product: Product, folder: string): Promise<Account> {
  const { token, ...account } = await joinAccount(product.address, folder, 'employer')
  const base = product.address + employerBase
  const [sector] = (await ask(base, employerService.employerSectors, {}, token)).body
  const body = {
    companyName: account.email,
    size: '02-10',
    sectorId: sector?._id ?? '',
    address: { line1: '1 Sample Street', line2: null, town: 'Leeds', postcode: 'LS1 9ZZ' },
    city: 'Leeds',
    contactName: 'Jo Sample',
    contactRole: 'Manager',
    phone: '0113 496 0000',
  } as const
  const { status, text } = await ask(base, employerService.createEmployer, { body }, token)
  if (status > 201) throw new Error(`the company was refused: ${text}`)
  return account
}

async function signIn({ address }: Product, body: Account): Promise<string> {
  const answer = await ask(address + identityBases.employer, identityService.employer.signIn, { body })
  if (answer.body.state !== 'signed_in') throw new Error(`${body.email} could not sign in: ${answer.text}`)
  return answer.body.accessToken
}

/** Sends the form of the provider's page; null where the product was gone before it answered. */
const pay = ({ address }: Product, url: string): Promise<Response | null> =>
  fetch(address + new URL(url).pathname, {
    method: 'POST',
    body: new URLSearchParams({ number: '4242 4242 4242 4242', expiry: '12 / 40', code: '123' }),
    redirect: 'manual',
  }).catch(() => null)

/** Pays, at a second process too where there is one, with the first killed meanwhile; and pays again at its next start, as a person does whose page did not answer. */
async function payThroughKill(
  before: Product,
  { start, second }: { readonly start: () => Promise<Product>; readonly second: Product | null },
  account: Account,
): Promise<{ product: Product; hasPlan: boolean }> {
  const token = await signIn(before, account)
  const standard = (await ask(before.address + employerBase, employerService.packages, {}, token)).body.find(
    ({ code }) => code === 'standard',
  )
  const asked = { body: { packageId: standard?._id ?? '' } }
  const { body: page, text } = await ask(before.address + employerBase, employerService.checkout, asked, token)
  if (page.url === undefined) throw new Error(`the checkout was refused: ${text}`)
  const paid = Promise.all([before, ...(second === null ? [] : [second])].map((product) => pay(product, page.url)))
  await Promise.race([wait(Math.random() * MOST_MS), paid])
  await killProduct(before)
  await paid
  const product = await start()
  await pay(product, page.url)
  const again = await signIn(product, account)
  const until = performance.now() + SETTLED_MS_MOST
  for (;;) {
    const { body } = await ask(product.address + employerBase, employerService.membership, {}, again)
    const hasPlan = body.package === 'standard'
    if (hasPlan || performance.now() > until) return { product, hasPlan }
    await wait(250)
  }
}

/**
 * Kills the product between a payment and its answer, as often as asked, and counts what was charged, kept and told in the end. On a cluster
 * a second process takes every payment at the same time, and lives.
 */
export const payingRounds = (rounds: number, cluster: Cluster | null = null): Promise<PayingOutcome> =>
  inFolder(async (folder) => {
    const url = cluster?.url ?? ''
    const env = { DATABASE_URL: url }
    const start = () => startProduct(folder, { env })
    /** Runs a statement while no process holds the folder. */
    const beside = async (statement: string) => {
      const { sql, close } = await openBeside(url, folder)
      const { rows } = await sql.query(statement)
      await close()
      return rows
    }
    const countOf = async (from: string) => Number((await beside(`select count(*)::int as count from ${from}`))[0]?.['count'])
    const first = await start()
    const accounts: Account[] = []
    while (accounts.length < rounds) accounts.push(await found(first, folder))
    await stopProduct(first)
    await beside(`update approvals set status = 'Approved', was_approved = true where kind = 'employer'`)
    let product = await start()
    const second = cluster === null ? null : await startProduct(join(folder, 'second'), { env })
    let withPlan = 0
    for (const account of accounts) {
      const outcome = await payThroughKill(product, { start, second }, account)
      product = outcome.product
      withPlan += Number(outcome.hasPlan)
    }
    await stopProduct(product)
    if (second !== null) await stopProduct(second)
    return {
      companies: rounds,
      withPlan,
      charged: await countOf(`payment_sandbox_objects where kind = 'invoice'`),
      known: await countOf(`charges where status = 'paid'`),
      told: await countOf(`notifications where type = 'payment_succeeded'`),
    }
  })
