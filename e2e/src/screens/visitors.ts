import type { Page } from '@playwright/test'
import { arrived } from '#e2e/screen/screen'
import type { Server } from '#e2e/server/server'
import { employer, seeker } from '#e2e/screens/market'
import type { screens } from '#e2e/screens/screens'
import { type Account, newEmployer, newSeeker, signIn } from '#e2e/steps/people'
import { joinStaff, newStaff } from '#e2e/steps/staff'
import { joinStraight } from '#e2e/straight/calls'
import { newCompany, newStall } from '#e2e/straight/companies'
import { enter } from '#e2e/straight/enter'
import { readySeeker } from '#e2e/straight/open-jobs'

type Arrival = (page: Page, server: Server) => Promise<void>

const signedIn =
  (account: Account): Arrival =>
  async (page) => {
    await signIn(page, account)
    await arrived(page, '/home')
  }
const unfinished =
  (account: () => Account): Arrival =>
  async (page, server) => {
    const own = account()
    await joinStraight(server, own)
    await enter(page, own)
  }

/** How whoever sees the screens comes in. */
export const visitors = {
  seeker: signedIn(seeker),
  employer: signedIn(employer),
  staff: async (page, server) => {
    // Somebody waits for them.
    await newStall(server, 'Larkspur Flowers')
    await joinStaff(page, server, newStaff('ro'))
  },
  public: async (page) => void (await page.goto('/')),
  'new-seeker': async (page, server) => enter(page, await readySeeker(server, 'Ada')),
  'new-employer': async (page, server) => enter(page, (await newCompany(server)).owner),
  'unfinished-seeker': unfinished(() => newSeeker('Ada', 'Winter')),
  'unfinished-employer': unfinished(newEmployer),
  'waiting-employer': async (page, server) => enter(page, (await newStall(server, 'Hollow Tree Bakery')).owner),
  'rejected-employer': async (page, server) => {
    const { owner, employerId } = await newStall(server, 'Kettle Lane Stall')
    await server.office('reject', employerId, '--reason', 'We couldn’t find a business at 3 Larkspur Row. Check the address.')
    await enter(page, owner)
  },
} as const satisfies Readonly<Record<keyof typeof screens, Arrival>>
