import { request } from 'node:http'
import { identityBases, identityService } from '@evenshift/contract/identity/service'
import type { Measure } from '#bench/run/figure'
import { inFolder } from '#bench/run/folder'
import { median } from '#bench/run/median'
import { type Product, startProduct, stopProduct } from '#bench/run/product'
import { joinAccount } from '#bench/run/seeker'

const ROUNDS = 5
const OTHERS = 60
/** Addresses of this machine's own: the honest one's, and that of the others. */
const HONEST = '127.0.0.1'
const STRANGER = '127.0.0.2'

interface Account {
  readonly email: string
  readonly password: string
}

/** Tries to sign in from an address; answers with the status and the milliseconds it took. */
const signIn = ({ address }: Product, from: string, { email, password }: Account): Promise<{ status: number; ms: number }> =>
  new Promise((resolve, reject) => {
    const begun = performance.now()
    const url = address + identityBases.jobseeker + identityService.jobseeker.signIn.path
    const call = request(url, { method: 'POST', localAddress: from, headers: { 'content-type': 'application/json' } }, (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - begun }))
    })
    call.on('error', reject)
    call.end(JSON.stringify({ email, password }))
  })

async function honest(product: Product, account: Account): Promise<number> {
  const { status, ms } = await signIn(product, HONEST, account)
  if (status !== 200) throw new Error(`the honest sign-in was answered ${status}`)
  return ms
}

/** Sixty others who guess at sixty accounts at once, and the honest one a moment after them; each round waits for all. */
async function beside(product: Product, account: Account, round: number): Promise<number> {
  const guess = { password: 'a guess at a password' }
  const others = Array.from({ length: OTHERS }, (_, n) =>
    signIn(product, STRANGER, { email: `nobody${round}-${n}@mail.example`, ...guess }),
  )
  const ms = await honest(product, account)
  await Promise.all(others)
  return ms
}

/** The built product over HTTP with its own hashing; the limits of calls are far away, so that only the queue is between them. */
export const measure: Measure = () =>
  inFolder(async (folder) => {
    const product = await startProduct(folder)
    try {
      const account = await joinAccount(product.address, folder)
      const alone: number[] = []
      const besides: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        alone.push(await honest(product, account))
        besides.push(await beside(product, account, round))
      }
      return [
        { measure: 'alone', figure: median(alone), unit: 'ms' },
        { measure: `beside ${OTHERS} others`, figure: median(besides), unit: 'ms', bar: 3 * median(alone) },
      ]
    } finally {
      await stopProduct(product)
    }
  })
