import type { ApplicantMove } from '@evenshift/contract/model/application/applicant-move'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from '#web/api/api-error'
import { sentenceOf } from '#web/api/surface'
import { refreshMoved } from '#web/areas/employer/applicants/moves/refresh-moved'
import { employer } from '#web/shared/calls/employer'
import { notify } from '#web/shared/notices/notify'
import { words } from '#web/areas/employer/applicants/cover/words'

interface ToSend {
  readonly _id: string
  readonly version: number
  readonly name: string
  readonly offer: Extract<ApplicantMove, { status: 'offered' }>['offer']
}
/** What concerns one person only: the others' offers still go. */
const ownCodes = new Set(['NOT_FOUND', 'STALE', 'INVALID_TRANSITION', 'SHIFT_TAKEN', 'VACANCIES_TAKEN'])
const isOwn = (error: unknown): boolean => error instanceof ApiError && ownCodes.has(error.code)

/** Sends offers one after the other; those that went don't go again where the rest is tried anew. */
export function useSendOffers(onDone: (unsent: readonly string[]) => void) {
  const queryClient = useQueryClient()
  const sent = useRef(new Set<string>())
  return useMutation({
    meta: { ownErrors: true },
    mutationFn: async (offers: readonly ToSend[]) => {
      const unsent: string[] = []
      for (const { _id, version, name, offer } of offers.filter(({ _id }) => !sent.current.has(_id))) {
        try {
          await employer.moveApplicants({ query: { applicationId: _id }, body: { status: 'offered', offer, version } })
          sent.current.add(_id)
        } catch (error) {
          if (!isOwn(error)) throw error
          unsent.push(`${name}: ${sentenceOf(error)}`)
        }
      }
      return unsent
    },
    onSuccess: (unsent) => {
      notify({ kind: unsent.length > 0 ? 'warning' : 'done', text: words.sent(sent.current.size) })
      onDone(unsent)
    },
    onSettled: () => refreshMoved(queryClient),
  })
}
