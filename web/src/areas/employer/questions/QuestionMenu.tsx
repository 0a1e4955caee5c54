import type { Question } from '@evenshift/contract/model/interview/question'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Menu } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { refresh } from '#web/api/keys'
import { RowMenu } from '#web/areas/employer/RowMenu'
import { words } from '#web/areas/employer/interviews/words'
import { lazyScreen } from '#web/shared/screens/lazy-screen'
import { employerMutation } from '#web/shared/calls/employer'
import { notify } from '#web/shared/notices/notify'
import { words as sentences } from '#web/areas/employer/questions/words'

const PreviewDialog = lazyScreen(async () => (await import('#web/areas/employer/interviews/preview/PreviewDialog')).PreviewDialog)

interface QuestionMenuProps {
  readonly question: Question
  readonly onChange: () => void
}

/** Change, preview or delete a question. */
export function QuestionMenu({ question, onChange }: QuestionMenuProps) {
  const { _id: id, question: wording, timesUsed } = question
  const cache = useQueryClient()
  const [isPreviewed, setPreviewed] = useState(false)
  const remove = useMutation({
    ...employerMutation('deleteQuestion'),
    onSuccess: () => notify({ kind: 'done', text: sentences.questionDeleted }),
    onSettled: () => {
      void refresh(cache, 'employer', ['questions', 'entitlement'])
    },
  })
  return (
    <>
      <RowMenu
        name={wording}
        title={sentences.deleteThisQuestion}
        isDeleting={remove.isPending}
        more={
          <Menu.Item leftSection={<IconEye size={18} stroke={1.75} aria-hidden />} onClick={() => setPreviewed(true)}>
            {words.preview.open}
          </Menu.Item>
        }
        onChange={onChange}
        onDelete={(over) => remove.mutate({ params: { id } }, { onSettled: over })}
      >
        <p>{sentences.leavesList(wording, timesUsed)}</p>
      </RowMenu>
      {isPreviewed && <PreviewDialog questions={[question]} onClose={() => setPreviewed(false)} />}
    </>
  )
}
