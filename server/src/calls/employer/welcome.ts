import type { employerCompany } from '@evenshift/contract/employer/company'
import { changeWelcome, welcomeFileOf } from '#server/capabilities/parties/companies/public'
import { fileLinks, filesById } from '#server/capabilities/ground/uploads/public'
import { type EmployerContext, type Handlers, companyOf } from '#server/http/call/context'
import { isRefusal } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'

/** The welcome as this member plays it. */
async function shown(context: EmployerContext) {
  const { db, clock, me } = context
  const fileId = await welcomeFileOf(db, companyOf(context))
  if (fileId === null) return { welcome: null }
  const seconds = (await filesById(db, [fileId])).get(fileId)?.seconds ?? 0
  const link = (await fileLinks(db, [fileId], { pool: 'employer', userId: me.userId }, clock.now())).get(fileId)
  return { welcome: link ? { ...link, seconds } : null }
}

const change = (context: EmployerContext, key: string | null) =>
  transact(context.db, (tx) =>
    changeWelcome(
      { tx, queue: context.queue, now: context.clock.now() },
      { employerId: companyOf(context), userId: context.me.userId, key },
    ),
  )

export const welcomeCalls = {
  companyWelcome: (_input, context) => shown(context),

  changeWelcome: async ({ body: { key } }, context) => {
    const refusal = await change(context, key)
    return isRefusal(refusal) ? refusal : shown(context)
  },

  removeWelcome: async (_input, context) => {
    const refusal = await change(context, null)
    return isRefusal(refusal) ? refusal : undefined
  },
} satisfies Handlers<Pick<typeof employerCompany, 'companyWelcome' | 'changeWelcome' | 'removeWelcome'>, EmployerContext>
