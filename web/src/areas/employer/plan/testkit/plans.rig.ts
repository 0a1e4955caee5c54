import { type Membership, type Plan, type PlanChange, membership, plan, planChange } from '@evenshift/contract/model/company/subscription'
import type { PackageCode } from '@evenshift/contract/states/company/subscription'
import { sample } from '#web/testkit/sample'

const idOf = (place: number): string => `0b6f4e0a-6d0e-7b1c-8a34-6a2f4f0c1d0${place}`
const price = (interval: 'once' | 'month' | 'year', pounds: number) => ({ interval, net: pounds * 100, currency: 'GBP' as const })
export const sumOf = (net: number) => ({ net, vat: net / 5, gross: net * 1.2, currency: 'GBP' as const })
const plain = { isAddition: false, days: null, onApproval: false, templates: true, activity: true }
const standardLimits = { liveJobs: 5, interviewInvitations: 60, seats: 3, questions: 100 }

const starter = sample(plan, {
  ...plain,
  _id: idOf(1),
  code: 'starter',
  prices: [price('month', 0)],
  limits: { liveJobs: 1, interviewInvitations: 5, seats: 1, questions: 10 },
  templates: false,
  activity: false,
})
const single = sample(plan, {
  ...plain,
  _id: idOf(2),
  code: 'single_post',
  prices: [price('once', 19)],
  limits: { liveJobs: 1, interviewInvitations: 15, seats: 0, questions: 0 },
  isAddition: true,
  days: 30,
})
const standard = sample(plan, {
  ...plain,
  _id: idOf(3),
  code: 'standard',
  prices: [price('month', 39), price('year', 390)],
  limits: standardLimits,
})
const plus = sample(plan, {
  ...plain,
  _id: idOf(4),
  code: 'plus',
  prices: [price('month', 99), price('year', 990)],
  limits: { liveJobs: 25, interviewInvitations: 300, seats: 10, questions: null },
})
const charity = sample(plan, {
  ...plain,
  _id: idOf(5),
  code: 'charity_school',
  prices: [price('month', 0)],
  limits: standardLimits,
  onApproval: true,
})
/** The plans as a new database has them. */
export const plans = { starter, single, standard, plus, charity }
export const packages: Plan[] = Object.values(plans)

const usage = { liveJobs: 0, interviewInvitations: 0, seats: 1, questions: 0 }
const quiet = {
  cancelAtPeriodEnd: false,
  nextPackage: null,
  graceEndsAt: null,
  additions: [],
  charitySchool: 'none' as const,
  isTest: true,
}

/** A company that pays for nothing. */
export const free: Membership = sample(membership, {
  ...quiet,
  package: 'starter',
  status: 'active',
  interval: null,
  price: null,
  startedAt: null,
  renewsAt: null,
  card: null,
  limits: starter.limits,
  usage,
})
/** One that pays for Standard by the month, until 4 December 2030. */
export const paying: Membership = sample(membership, {
  ...quiet,
  package: 'standard',
  status: 'active',
  interval: 'month',
  price: sumOf(3900),
  startedAt: '2030-10-04T10:00:00.000Z',
  renewsAt: '2030-12-04T10:00:00.000Z',
  card: { brand: 'visa', last4: '4242' },
  limits: standardLimits,
  usage: { liveJobs: 4, interviewInvitations: 31, seats: 2, questions: 12 },
})

/** A change of a plan as the server reckons it. */
export const changeTo = (code: PackageCode, said: Partial<PlanChange>): PlanChange => {
  const to = packages.find((one) => one.code === code) ?? starter
  return sample(planChange, {
    package: code,
    interval: 'month',
    startsAt: '2030-11-24T10:00:00.000Z',
    isAtOnce: true,
    lines: [],
    dueToday: sumOf(0),
    renewal: null,
    limits: to.limits,
    jobs: [],
    seatsOver: 0,
    questionsOver: 0,
    remindersAt: [],
    ...said,
  })
}
