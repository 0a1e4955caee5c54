import type { Question } from '@evenshift/contract/model/question'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { employerMutation } from '#web/shared/calls/employer'
import { notify } from '#web/shared/notices/notify'
import { counted } from '#web/shared/words/numbers'
import { ConfirmDialog } from '#web/ui/ConfirmDialog'

interface QuestionMenuProps {
  readonly question: Question
  readonly onChange: () => void
}

/** Change or delete; deleting asks first. */
export function QuestionMenu({ question, onChange }: QuestionMenuProps) {
  const { _id: id, question: wording, timesUsed } = question
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useMutation({
    ...employerMutation('deleteQuestion'),
    onSuccess: () => notify({ kind: 'done', text: 'Question deleted' }),
    onSettled: () => {
      setIsAsking(false)
      for (const name of ['questions', 'entitlement']) void queryClient.invalidateQueries({ queryKey: ['employer', name] })
    },
  })
  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon aria-label={`More for “${wording}”`}>
            <IconDots size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />} onClick={onChange}>
            Change
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />} onClick={() => setIsAsking(true)}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={isAsking}
        title="Delete this question?"
        confirm="Delete"
        dangerous
        busy={remove.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => remove.mutate({ params: { id } })}
      >
        <p>
          “{wording}” leaves your list for good.
          {timesUsed > 0 && ` The ${counted(timesUsed, 'interview')} it was sent in keep it.`}
        </p>
      </ConfirmDialog>
    </>
  )
}
