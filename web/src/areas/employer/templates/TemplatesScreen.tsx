import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ForManagers } from '#web/areas/employer/ForManagers'
import { RowSkeletons } from '#web/areas/employer/RowSkeletons'
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
import styles from '../questions/Questions.module.css'

export function TemplatesScreen() {
  useScreen('Templates')
  return (
    <ForManagers what="Managers and owners edit the templates">
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
      Add a template
    </Button>
  )
  return (
    <Rows>
      <PageTitle
        title="Templates"
        text="Text you use often, ready when you post a job, send a message, make an offer or turn someone down."
        action={add}
      />
      <LibraryTabs open="templates" />
      {data && data.length > 0 ? (
        <ul className={styles.list}>
          {data.map((template) => (
            <TemplateRow key={template._id} template={template} onChange={() => setOpen(template)} />
          ))}
        </ul>
      ) : error ? (
        <QueryFailure title="We couldn’t load your templates" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <EmptyState
          title="No templates yet"
          text="Add one here, or choose Save as template while writing a job, message or offer."
          action={add}
        />
      ) : (
        <RowSkeletons label="Loading templates" />
      )}
      {open !== null && <TemplateSheet template={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Rows>
  )
}
