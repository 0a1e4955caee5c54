import { pino } from 'pino'
import type { PackageCode } from '@evenshift/contract/states/company/subscription'
import { runMinute } from '#server/services/clocks'
import type { TestApp } from '#server/testkit/app/app'
import { payOn, readTold, tellEvents } from '#server/testkit/app/payments'
import type { Member } from '#server/testkit/people/people'

type Interval = 'month' | 'year'

/** The id of a package. */
export async function packageId(t: TestApp, { token }: Pick<Member, 'token'>, code: PackageCode): Promise<string> {
  const found = (await t.employer('packages', {}, token)).body.find((one) => one.code === code)
  if (found === undefined) throw new Error(`there’s no package ${code}`)
  return found._id
}

/** Opens the provider's page for a package. */
export async function openPage(t: TestApp, owner: Member, code: PackageCode, interval?: Interval) {
  const body = { packageId: await packageId(t, owner, code), ...(interval !== undefined && { interval }) }
  const { status, body: page, error } = await t.employer('checkout', { body }, owner.token)
  if (status !== 201) throw new Error(`the checkout was refused: ${JSON.stringify(error)}`)
  return page
}

/** Buys a package, and has all that the provider tells of it taken and written down. @returns the session */
export async function buy(
  t: TestApp,
  owner: Member,
  code: PackageCode,
  { card, interval }: { card?: string; interval?: Interval } = {},
): Promise<string> {
  const { url, sessionId } = await openPage(t, owner, code, interval)
  const paid = await payOn(t, url, card)
  if (!('next' in paid)) throw new Error(`nothing was paid: ${paid.page}`)
  await tellEvents(t)
  await readTold(t)
  return sessionId
}

/** Moves the clock on, and has done what its minute brings: what is due is charged, told and written down, and what ends has ended. */
export async function moveTo(t: TestApp, time: Date): Promise<void> {
  t.clock.moveTo(time)
  await runMinute(t.parts, time, pino({ level: 'silent' }))
  await tellEvents(t)
  await readTold(t)
}
