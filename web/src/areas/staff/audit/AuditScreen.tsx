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
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { EmptyState } from '#web/ui/page/EmptyState'
import { PageTitle } from '#web/ui/page/PageTitle'
import { SelectField } from '#web/ui/form/SelectField'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { words } from '#web/areas/staff/audit/words'
import styles from './Audit.module.css'

const ROWS = 50
const isAction = (value: string | null): value is AuditAction => auditActions.some((action) => action === value)

/** Every decision and every look, the newest first; the address says of whom and which. */
export function AuditScreen() {
  useScreen(words.audit)
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
      <PageTitle title={words.audit} text={of === null ? words.everyDecisionEveryLook : words.aboutNewestFirst(of)} />
      <div className={styles.filters}>
        <SelectField
          label={words.whatHappened}
          options={[{ value: 'all', label: words.everything }, ...auditActions.map((value) => ({ value, label: actionWords[value] }))]}
          value={isAction(action) ? action : 'all'}
          onChange={choose}
        />
        {subjectId !== null && (
          <Button variant="default" component={Link} to={staffPaths.audit}>
            {words.showEveryone}
          </Button>
        )}
      </div>
      {error && <QueryFailure title={words.couldntLoadAudit} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <RowSkeletons label={words.loadingAudit} />}
      {data?.data.length === 0 && <EmptyState title={words.nothingRecordedYet} text={words.decisionsLooksAppearHere} />}
      {data && data.data.length > 0 && <AuditTable rows={data.data} />}
      {data && <Pages label={words.pagesOfTheAudit} pagination={data.pagination} />}
    </div>
  )
}
