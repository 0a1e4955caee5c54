import type { Question } from '@evenshift/contract/model/interview/question'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refresh } from '#web/api/keys'
import { RowMenu } from '#web/areas/employer/RowMenu'
import { employerMutation } from '#web/shared/calls/employer'
import { notify } from '#web/shared/notices/notify'
import { counted } from '#web/shared/words/numbers'

interface QuestionMenuProps {
  readonly question: Question
  readonly onChange: () => void
}

/** Change or delete a question. */
export function QuestionMenu({ question, onChange }: QuestionMenuProps) {
  const { _id: id, question: wording, timesUsed } = question
  const cache = useQueryClient()
  const remove = useMutation({
    ...employerMutation('deleteQuestion'),
    onSuccess: () => notify({ kind: 'done', text: 'Question deleted' }),
    onSettled: () => {
      void refresh(cache, 'employer', ['questions', 'entitlement'])
    },
  })
  return (
    <RowMenu
      name={wording}
      title="Delete this question?"
      isDeleting={remove.isPending}
      onChange={onChange}
      onDelete={(over) => remove.mutate({ params: { id } }, { onSettled: over })}
    >
      <p>
        “{wording}” leaves your list for good.
        {timesUsed > 0 && ` The ${counted(timesUsed, 'interview')} it was sent in keep it.`}
      </p>
    </RowMenu>
  )
}
