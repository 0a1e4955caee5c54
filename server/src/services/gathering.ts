import type { Logger } from 'pino'
import { employerArchive } from '#server/calls/employer/archive'
import { seekerArchive } from '#server/calls/seeker/archive'
import type { Gather } from '#server/capabilities/derived/exports/public'
import { employerAccess } from '#server/capabilities/parties/companies/public'
import { seekerAccess } from '#server/capabilities/parties/profiles/public'
import type { Parts } from '#server/http/call/context'

/** What goes into each side's archive: what the calls of whoever asked for it would tell them now. */
export function gatheringOf(parts: Parts, log: Logger): { readonly jobseeker: Gather; readonly employer: Gather } {
  const asking = { ...parts, log, requestId: 'export', userAgent: '', idempotencyKey: null, afterAnswer: () => undefined }
  // Whoever was erased meanwhile has no email any more.
  return {
    jobseeker: async ({ personId: userId, email }) => {
      const me = { pool: 'jobseeker', userId, sessionId: '', email, ...(await seekerAccess(parts.db, userId)) } as const
      return email === '' ? null : seekerArchive({ ...asking, me })
    },
    employer: async ({ personId: userId, email }) => {
      const me = { pool: 'employer', userId, sessionId: '', email, ...(await employerAccess(parts.db, userId)) } as const
      return email === '' || me.role !== 'owner' ? null : employerArchive({ ...asking, me })
    },
  }
}
