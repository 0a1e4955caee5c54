import type { Plan } from '@evenshift/contract/model/company/subscription'

type Price = Plan['prices'][number]
const price = (interval: Price['interval'], pounds: number): Price => ({ interval, net: pounds * 100, currency: 'GBP' })

const shared = { isAddition: false, days: null, templates: true, activity: true, onApproval: false }
const standardLimits = { liveJobs: 5, interviewInvitations: 60, seats: 3, questions: 100 }

/** The packages with which a new database begins, in the order in which they are offered; prices without VAT. No limit touches reading or answering applicants. */
export const packages: Plan[] = [
  {
    ...shared,
    _id: '0b6f4e0a-6d0e-5b1c-8a34-6a2f4f0c1d01',
    code: 'starter',
    name: 'Starter',
    prices: [price('month', 0)],
    limits: { liveJobs: 1, interviewInvitations: 5, seats: 1, questions: 10 },
    templates: false,
    activity: false,
  },
  {
    ...shared,
    _id: '0b6f4e0a-6d0e-5b1c-8a34-6a2f4f0c1d02',
    code: 'single_post',
    name: 'Single job',
    prices: [price('once', 19)],
    limits: { liveJobs: 1, interviewInvitations: 15, seats: 0, questions: 0 },
    isAddition: true,
    days: 30,
    templates: false,
    activity: false,
  },
  {
    ...shared,
    _id: '0b6f4e0a-6d0e-5b1c-8a34-6a2f4f0c1d03',
    code: 'standard',
    name: 'Standard',
    prices: [price('month', 39), price('year', 390)],
    limits: standardLimits,
  },
  {
    ...shared,
    _id: '0b6f4e0a-6d0e-5b1c-8a34-6a2f4f0c1d04',
    code: 'plus',
    name: 'Plus',
    prices: [price('month', 99), price('year', 990)],
    limits: { liveJobs: 25, interviewInvitations: 300, seats: 10, questions: null },
  },
  {
    ...shared,
    _id: '0b6f4e0a-6d0e-5b1c-8a34-6a2f4f0c1d05',
    code: 'charity_school',
    name: 'Charity or school',
    prices: [price('month', 0)],
    limits: standardLimits,
    onApproval: true,
  },
]
