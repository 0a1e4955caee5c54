import type { seekerDocuments } from '@evenshift/contract/seeker/profile/documents'
import { addDocument, deleteDocument } from '#server/capabilities/parties/profiles/public'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { isRefusal } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'

export const documentCalls = {
  addDocument: ({ body }, { db, queue, clock, me }) => transact(db, (tx) => addDocument({ tx, queue, now: clock.now() }, me.userId, body)),

  deleteDocument: async ({ params }, { db, queue, clock, me }) => {
    const deleted = await transact(db, (tx) => deleteDocument({ tx, queue, now: clock.now() }, me.userId, params.id))
    return isRefusal(deleted) ? deleted : undefined
  },
} satisfies Handlers<typeof seekerDocuments, SeekerContext>
