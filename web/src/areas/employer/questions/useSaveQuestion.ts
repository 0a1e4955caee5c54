import type { Question } from '@evenshift/contract/model/interview/question'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#web/api/api-error'
import { refresh } from '#web/api/keys'
import type { QuestionInput } from '#web/areas/employer/questions/question-values'
import { employer } from '#web/shared/calls/employer'
import { words } from '#web/areas/employer/questions/words'

const isOld = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'STALE'

/** Adds a question, or changes the given one. Whoever changed it meanwhile is told of once; saving again keeps what is written here. */
export function useSaveQuestion(question: Question | null) {
  const queryClient = useQueryClient()
  const [version, setVersion] = useState(question?.version ?? 0)
  const refreshBank = () => refresh(queryClient, 'employer', ['questions', 'entitlement'])
  return useMutation({
    meta: { ownErrors: true },
    mutationFn: (body: QuestionInput) =>
      question === null
        ? employer.createQuestion({ body })
        : employer.changeQuestion({ params: { id: question._id }, body: { ...body, version } }),
    onSuccess: refreshBank,
    onError: (error) => {
      if (!isOld(error)) return
      if (error.details && 'version' in error.details) setVersion(error.details.version)
      void refreshBank()
    },
  })
}

/** What is told instead of a refusal's own sentence; null where that says it all. */
export function staleWords(error: unknown): string | null {
  if (!isOld(error) || !error.details || !('status' in error.details)) return null
  return error.details.status === 'archived' ? words.colleagueHasDeletedQuestion : words.colleagueHasChangedQuestion
}
