import type { BulkMove } from '@evenshift/contract/model/applicant-move'
import type { EmployerApplication } from '@evenshift/contract/model/employer-application'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshMoved } from '#web/areas/employer/moves/moved'
import { employer } from '#web/shared/calls/employer'
import { notify } from '#web/shared/notices/notify'
import { counted } from '#web/shared/words/numbers'

type WithoutApplications<M> = M extends unknown ? Omit<M, 'applications'> : never
interface Moving {
  readonly applications: readonly Pick<EmployerApplication, '_id' | 'version'>[]
  readonly change: WithoutApplications<BulkMove>
}

/** Moves several, each on its own, and tells how many moved. */
export function useBulkMove(onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ applications, change }: Moving) => {
      const chosen = applications.map(({ _id, version }) => ({ _id, version }))
      const answer = await employer.moveApplicants({ query: {}, body: { ...change, applications: chosen } as BulkMove })
      return 'results' in answer ? answer.results : []
    },
    onSuccess: async (results) => {
      const failed = results.filter(({ code }) => code !== undefined).length
      const moved = `${counted(results.length - failed, 'application')} moved`
      notify(
        failed
          ? { kind: 'warning', text: `${moved}. ${failed} had changed meanwhile, have a look at them again` }
          : { kind: 'done', text: moved },
      )
      onDone()
      await refreshMoved(queryClient)
    },
  })
}
