import { setTimeout as wait } from 'node:timers/promises'
import { employerBase, employerService } from '@evenshift/contract/employer/service'
import { identityBases, identityService } from '@evenshift/contract/identity/service'
import { readBeside } from '#bench/durability/telling'
import { ask } from '#bench/run/ask'
import { inFolder } from '#bench/run/folder'
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

/** Pays, with the product killed meanwhile, and pays again at the next start as a person does whose page did not answer. */
async function payThroughKill(before: Product, folder: string, account: Account): Promise<{ product: Product; hasPlan: boolean }> {
  const token = await signIn(before, account)
  const standard = (await ask(before.address + employerBase, employerService.packages, {}, token)).body.find(
    ({ code }) => code === 'standard',
  )
  const asked = { body: { packageId: standard?._id ?? '' } }
  const { body: page, text } = await ask(before.address + employerBase, employerService.checkout, asked, token)
  if (page.url === undefined) throw new Error(`the checkout was refused: ${text}`)
  const paid = pay(before, page.url)
  await Promise.race([wait(Math.random() * MOST_MS), paid])
  await killProduct(before)
  await paid
  const product = await startProduct(folder)
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

const countOf = async (folder: string, from: string): Promise<number> =>
  (await readBeside<{ count: number }>(folder, `select count(*)::int as count from ${from}`))[0]?.count ?? 0

/** Kills the product between a payment and its answer, as often as asked, and counts what was charged, kept and told in the end. */
export const payingRounds = (rounds: number): Promise<PayingOutcome> =>
  inFolder(async (folder) => {
    let product = await startProduct(folder)
    const accounts: Account[] = []
    while (accounts.length < rounds) accounts.push(await found(product, folder))
    await stopProduct(product)
    await readBeside(folder, `update approvals set status = 'Approved', was_approved = true where kind = 'employer'`)
    product = await startProduct(folder)
    let withPlan = 0
    for (const account of accounts) {
      const outcome = await payThroughKill(product, folder, account)
      product = outcome.product
      withPlan += Number(outcome.hasPlan)
    }
    await stopProduct(product)
    return {
      companies: rounds,
      withPlan,
      charged: await countOf(folder, `payment_sandbox_objects where kind = 'invoice'`),
      known: await countOf(folder, `charges where status = 'paid'`),
      told: await countOf(folder, `notifications where type = 'payment_succeeded'`),
    }
  })
