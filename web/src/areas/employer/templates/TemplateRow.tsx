import { UnstyledButton } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RowMenu } from '#web/areas/employer/RowMenu'
import { type Template, firstWords, kindWords } from '#web/areas/employer/templates/template-words'
import { employerMutation } from '#web/shared/calls/employer'
import { notify } from '#web/shared/notices/notify'
import { Chip } from '#web/ui/display/Chip'
import { words } from '#web/areas/employer/templates/words'
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
  const remove = useMutation({
    ...employerMutation('deleteTemplate'),
    onSuccess: () => notify({ kind: 'done', text: words.templateDeleted }),
    onSettled: () => void cache.invalidateQueries({ queryKey: ['employer', 'templates'] }),
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
      <RowMenu
        name={name}
        title={words.delete(name)}
        isDeleting={remove.isPending}
        onChange={onChange}
        onDelete={(over) => remove.mutate({ params: { id } }, { onSettled: over })}
      >
        <p>{words.noOneCompanyWill}</p>
      </RowMenu>
    </li>
  )
}
