import { expect, it } from 'vitest'
import type { PackageCode } from '@evenshift/contract/states/company/subscription'
import { packages } from '#server/capabilities/parties/companies/subscriptions/packages'
import { addLimits, isNearLimit } from '#server/capabilities/parties/companies/subscriptions/rules'

const limitsOf = (code: PackageCode) => {
  const found = packages.find((one) => one.code === code)
  if (found === undefined) throw new Error(`there’s no package ${code}`)
  return found.limits
}
const starter = limitsOf('starter')
const single = limitsOf('single_post')

it('a single post comes on top of the plan, each of them once', () => {
  expect(addLimits(starter, [])).toEqual(starter)
  expect(addLimits(starter, [single, single])).toEqual({ liveJobs: 3, interviewInvitations: 35, seats: 1, questions: 10 })
})

it('what is without limit stays so', () => {
  expect(addLimits(limitsOf('plus'), [single]).questions).toBeNull()
})

it('prompts when a limit is reached or one away, and never for what has none', () => {
  const limits = limitsOf('plus')
  const usage = { liveJobs: 0, interviewInvitations: 0, seats: 1, questions: 5_000 }
  expect(isNearLimit(limits, usage)).toBe(false)
  expect(isNearLimit(limits, { ...usage, liveJobs: 23 })).toBe(false)
  expect(isNearLimit(limits, { ...usage, liveJobs: 24 })).toBe(true)
  expect(isNearLimit(limits, { ...usage, seats: 10 })).toBe(true)
})

it('prices are whole pence without VAT', () => {
  const prices = packages.flatMap(({ code, prices: rows }) => rows.map(({ interval, net }) => `${code} ${interval} ${net}`))
  expect(prices).toEqual([
    'starter month 0',
    'single_post once 1900',
    'standard month 3900',
    'standard year 39000',
    'plus month 9900',
    'plus year 99000',
    'charity_school month 0',
  ])
})
