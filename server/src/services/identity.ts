import type { Pool } from '@evenshift/contract/call'
import { identityBases, identityService } from '@evenshift/contract/identity/service'
import { identityHandlers, staffIdentityHandlers } from '#server/calls/identity/calls'
import { emailCopies } from '#server/calls/identity/email-copies'
import { newBrowsers } from '#server/calls/identity/new-browsers'

const titles = {
  jobseeker: 'Evenshift identity of job seekers',
  employer: 'Evenshift identity of employers',
  staff: 'Evenshift identity of staff',
}

/** One pool's own identity calls, under a path that names the pool. */
export const identityOf = (pool: Pool) => ({
  title: titles[pool],
  prefix: identityBases[pool],
  calls: identityService[pool],
  groups: { 'Sign-in': identityService[pool] },
  handlers: pool === 'staff' ? staffIdentityHandlers(newBrowsers.staff) : identityHandlers(emailCopies[pool], newBrowsers[pool]),
  compress: false as const,
})
