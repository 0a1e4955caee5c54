import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ForManagers } from '#web/areas/employer/ForManagers'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { LibraryTabs } from '#web/areas/employer/templates/LibraryTabs'
import { TemplateRow } from '#web/areas/employer/templates/TemplateRow'
import { TemplateSheet } from '#web/areas/employer/templates/TemplateSheet'
import type { Template } from '#web/areas/employer/templates/template-words'
import { employerQuery } from '#web/shared/calls/employer'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { Rows } from '#web/ui/page/Columns'
import { EmptyState } from '#web/ui/page/EmptyState'
import { PageTitle } from '#web/ui/page/PageTitle'
import { words } from '#web/areas/employer/templates/words'
import styles from '../questions/Questions.module.css'

export function TemplatesScreen() {
  useScreen(words.templates)
  return (
    <ForManagers what={words.managersOwnersEditTemplates}>
      <Templates />
    </ForManagers>
  )
}

/** Every wording that the company keeps, by name. */
function Templates() {
  const { data, error, refetch } = useQuery(employerQuery('templates', { query: {} }))
  const [open, setOpen] = useState<Template | 'new' | null>(null)
  const add = (
    <Button leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={() => setOpen('new')}>
      {words.addATemplate}
    </Button>
  )
  return (
    <Rows>
      <PageTitle title={words.templates} text={words.textUseOftenReady} {...(data?.length !== 0 && { action: add })} />
      <LibraryTabs open="templates" />
      {data && data.length > 0 ? (
        <ul className={styles.list}>
          {data.map((template) => (
            <TemplateRow key={template._id} template={template} onChange={() => setOpen(template)} />
          ))}
        </ul>
      ) : error ? (
        <QueryFailure title={words.couldntLoadTemplates} error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <EmptyState title={words.noTemplatesYet} text={words.addOneHereChoose} action={add} />
      ) : (
        <RowSkeletons label={words.loadingTemplates} />
      )}
      {open !== null && <TemplateSheet template={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Rows>
  )
}
