import type { Input } from '@evenshift/contract/call'
import type { EmployerService } from '@evenshift/contract/employer/service'
import type { Employer } from '@evenshift/contract/model/company/employer'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { employer, employerQuery } from '#web/shared/calls/employer'

type Pictures = Pick<Input<EmployerService['updateEmployer']>['body'], 'logo' | 'photos'>

/** Changes the company's pictures one after another, so that each change begins with what the one before left. */
export function usePictures() {
  const queryClient = useQueryClient()
  const { queryKey } = employerQuery('employerDetails')
  return useMutation({
    scope: { id: 'company-pictures' },
    meta: { ownErrors: true },
    mutationFn: async (change: (photos: readonly string[]) => Pictures): Promise<Employer> => {
      const { photos } = queryClient.getQueryData(queryKey) ?? (await employer.employerDetails())
      return employer.updateEmployer({ body: change(photos.map(({ key }) => key)) })
    },
    onSuccess: (changed) => queryClient.setQueryData(queryKey, changed),
  })
}
