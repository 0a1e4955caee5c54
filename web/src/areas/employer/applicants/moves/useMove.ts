import type { Input } from '@evenshift/contract/call'
import type { EmployerService } from '@evenshift/contract/employer/service'
import type { ApplicantMove } from '@evenshift/contract/model/application/applicant-move'
import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error'
import { refreshMoved } from '#web/areas/employer/applicants/moves/refresh-moved'
import { employer } from '#web/shared/calls/employer'

type Body = Input<EmployerService['moveApplicants']>['body']
type WithoutVersion<M> = M extends unknown ? Omit<M, 'version'> : never
/** A move as a dialog makes it; the version comes from the application that is shown. */
export type MoveChange = WithoutVersion<ApplicantMove> | { readonly undo: true }
export interface Moving {
  readonly application: Pick<EmployerApplication, '_id' | 'version'>
  readonly change: MoveChange
}

/** Somebody else was quicker: what is shown is old, whatever the dialog says. */
const isOld = (error: unknown): boolean => error instanceof ApiError && (error.code === 'STALE' || error.code === 'INVALID_TRANSITION')

/** Moves one application; whoever asked tells its errors. */
export function useMove() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { ownErrors: true },
    mutationFn: async ({ application, change }: Moving) => {
      const query = { applicationId: application._id }
      // The union of moves loses its own version above, and gets it back here.
      const moved = await employer.moveApplicants({ query, body: { ...change, version: application.version } as Body })
      if ('results' in moved) throw new Error('A move of one application was answered as one of several')
      return moved
    },
    onSuccess: () => refreshMoved(queryClient),
    onError: (error) => {
      if (isOld(error)) void refreshMoved(queryClient)
    },
  })
}
