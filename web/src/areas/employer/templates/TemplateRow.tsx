import { ActionIcon, Menu, UnstyledButton } from '@mantine/core'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Template, firstWords, kindWords } from '#web/areas/employer/templates/template-words'
import { employerMutation } from '#web/shared/calls/employer'
import { notify } from '#web/shared/notices/notify'
import { Chip } from '#web/ui/Chip'
import { ConfirmDialog } from '#web/ui/ConfirmDialog'
import styles from '../questions/Questions.module.css'
import own from './Templates.module.css'

interface TemplateRowProps {
  readonly template: Template
  readonly onChange: () => void
}

/** One template: its name, how it begins, what it is for. */
export function TemplateRow({ template, onChange }: TemplateRowProps) {
  const { _id: id, name, kind } = template
  const cache = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    ...employerMutation('deleteTemplate'),
    onSuccess: () => notify({ kind: 'done', text: 'Template deleted' }),
    onSettled: () => {
      setAsking(false)
      void cache.invalidateQueries({ queryKey: ['employer', 'templates'] })
    },
  })
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2>
          <UnstyledButton className={styles.wording ?? ''} onClick={onChange}>
            {name}
          </UnstyledButton>
        </h2>
        <p className={own.begins}>{firstWords(template)}</p>
      </div>
      <div className={styles.chips}>
        <Chip>{kindWords[kind].label}</Chip>
      </div>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon aria-label={`More for “${name}”`}>
            <IconDots size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />} onClick={onChange}>
            Change
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />} onClick={() => setAsking(true)}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={isAsking}
        title={`Delete “${name}”?`}
        confirm="Delete"
        dangerous
        busy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate({ params: { id } })}
      >
        <p>Nobody in your company can use it any more. What was written with it stays.</p>
      </ConfirmDialog>
    </li>
  )
}
