import type { TemplateKind } from '@evenshift/contract/states/job/template'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TemplateName } from '#web/areas/employer/templates/TemplateName'
import { LimitNote } from '#web/areas/employer/plan/limit/LimitNote'
import { useLimit } from '#web/areas/employer/plan/limit/useLimit'
import { employer, employerQuery } from '#web/shared/calls/employer'
import { refusalOf } from '#web/shared/forms/refusal'
import { Note } from '#web/ui/display/Note'
import { SelectField } from '#web/ui/form/SelectField'
import { words } from '#web/areas/employer/templates/words'
import styles from './Templates.module.css'

interface TemplateToolsProps {
  readonly kind: TemplateKind
  /** What would be kept; nothing to keep while it is empty. */
  readonly body: string
  readonly onUse: (body: string) => void
  /** It stands below what is written, where nothing may move while somebody types. */
  readonly isBelow?: boolean
}

/** Starts from a kept wording, keeps what is written as one, and deletes one. It stands inside a form of its own, which it never submits. */
export function TemplateTools({ kind, body, onUse, isBelow = false }: TemplateToolsProps) {
  const cache = useQueryClient()
  const { data: kept = [] } = useQuery(employerQuery('templates', { query: { kind } }))
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [isNaming, setNaming] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const refresh = () => cache.invalidateQueries({ queryKey: ['employer', 'templates'] })
  const keeping = useMutation({
    meta: { ownErrors: true },
    mutationFn: (name: string) => employer.createTemplate({ body: { kind, name, body } }),
    onSuccess: async ({ _id }) => {
      setNaming(false)
      setChosenId(_id)
      await refresh()
    },
  })
  const deleting = useMutation({
    meta: { ownErrors: true },
    mutationFn: (id: string) => employer.deleteTemplate({ params: { id } }),
    onSettled: () => setAsking(false),
    onSuccess: async () => {
      setChosenId(null)
      await refresh()
    },
  })
  const isEmpty = body.trim() === ''
  const chosen = kept.find(({ _id }) => _id === chosenId)
  const refused = refusalOf(keeping.error, ['name'])
  const limit = useLimit(keeping.error, { kept: words.templateIsntSavedYet })
  const use = (id: string | null) => {
    setChosenId(id)
    const template = kept.find(({ _id }) => _id === id)
    if (template) onUse(template.body)
  }
  return (
    <div className={styles.tools} role="group" aria-label={words.templates}>
      {kept.length > 0 && (
        <SelectField
          label={words.useATemplate}
          placeholder={words.chooseOne}
          options={kept.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={chosen ? chosenId : null}
          onChange={use}
        />
      )}
      <div className={styles.buttons}>
        {(isBelow || !isEmpty) && !isNaming && (
          <Button variant={isBelow ? 'default' : 'subtle'} disabled={isEmpty} onClick={() => setNaming(true)}>
            {words.saveAsTemplate}
          </Button>
        )}
        {chosen && !isAsking && (
          <Button variant="subtle" color="danger" onClick={() => setAsking(true)}>
            {words.deleteWithName(chosen.name)}
          </Button>
        )}
      </div>
      {isNaming && (
        <TemplateName
          busy={keeping.isPending}
          error={refused.fields['name'] ?? null}
          onKeep={(name) => keeping.mutate(name)}
          onCancel={() => {
            keeping.reset()
            setNaming(false)
          }}
        />
      )}
      {chosen && isAsking && (
        <Note kind="warning" spoken>
          {words.deleteFor(chosen.name)}
          <span className={styles.buttons}>
            <Button color="danger" loading={deleting.isPending} onClick={() => deleting.mutate(chosen._id)}>
              {words.deleteIt}
            </Button>
            <Button variant="default" onClick={() => setAsking(false)}>
              {words.cancelIt}
            </Button>
          </span>
        </Note>
      )}
      <LimitNote lines={[...refused.note, ...refusalOf(deleting.error, []).note]} limit={limit} />
      {limit.dialog}
    </div>
  )
}
