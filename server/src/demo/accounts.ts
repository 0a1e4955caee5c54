/** The accounts that sign-in screens offer while the demo market is there. */
import type { SiteConfig } from '@evenshift/contract/public/site'

export const DEMO_PASSWORD = 'evenshift demo'

export const demoAccounts: SiteConfig['demoAccounts'] = [
  { pool: 'jobseeker', email: 'amira.khan@student.example', password: DEMO_PASSWORD, name: 'Amira Khan, student in Leeds' },
  { pool: 'jobseeker', email: 'callum.reid@student.example', password: DEMO_PASSWORD, name: 'Callum Reid, student in Glasgow' },
  { pool: 'employer', email: 'owner1@demo.example', password: DEMO_PASSWORD, name: 'A café group with applicants waiting' },
  { pool: 'employer', email: 'owner9@demo.example', password: DEMO_PASSWORD, name: 'A bookshop group' },
]

/** Everybody in the demo has an address of these domains, which nobody else can have. */
export const isDemoAddress = (email: string): boolean => /@(student|demo)\.example$/.test(email)
