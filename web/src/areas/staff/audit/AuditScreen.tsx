import { type AuditAction, auditActions } from '@evenshift/contract/states/staff'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { AuditTable } from '#web/areas/staff/audit/AuditTable'
import { actionWords } from '#web/areas/staff/audit/audit-words'
import { staffQuery } from '#web/areas/staff/calls'
import { staffPaths } from '#web/areas/staff/paths'
import { Pages } from '#web/shared/paging/Pages'
import { usePage } from '#web/shared/paging/usePage'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { EmptyState } from '#web/ui/page/EmptyState'
import { PageTitle } from '#web/ui/page/PageTitle'
import { SelectField } from '#web/ui/form/SelectField'
import styles from './Audit.module.css'

const ROWS = 50
const isAction = (value: string | null): value is AuditAction => auditActions.some((action) => action === value)

/** Every decision and every look, the newest first; the address says of whom and which. */
export function AuditScreen() {
  useScreen('Audit')
  const [search, setSearch] = useSearchParams()
  const page = usePage()
  const [action, subjectId] = [search.get('action'), search.get('subject')]
  const query = { page, limit: ROWS, ...(isAction(action) && { action }), ...(subjectId !== null && { subjectId }) }
  const { data, error, refetch } = useQuery({ ...staffQuery('audit', { query }), placeholderData: keepPreviousData })
  const choose = (chosen: string | null) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    if (chosen === null || chosen === 'all') next.delete('action')
    else next.set('action', chosen)
    setSearch(next, { replace: true })
  }
  const of = subjectId === null ? null : (data?.data[0]?.subject.label ?? null)
  return (
    <div className={styles.screen}>
      <PageTitle title="Audit" text={of === null ? 'Every decision and every look, newest first.' : `About ${of}, newest first.`} />
      <div className={styles.filters}>
        <SelectField
          label="What happened"
          options={[{ value: 'all', label: 'Everything' }, ...auditActions.map((value) => ({ value, label: actionWords[value] }))]}
          value={isAction(action) ? action : 'all'}
          onChange={choose}
        />
        {subjectId !== null && (
          <Button variant="default" component={Link} to={staffPaths.audit}>
            Show everyone
          </Button>
        )}
      </div>
      {error && <QueryFailure title="We couldn’t load the audit" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PageSpinner />}
      {data?.data.length === 0 && <EmptyState title="Nothing recorded yet" text="Decisions and looks appear here." />}
      {data && data.data.length > 0 && <AuditTable rows={data.data} />}
      {data && <Pages label="Pages of the audit" pagination={data.pagination} />}
    </div>
  )
}
