import type { Employer } from '@evenshift/contract/model/company/employer'
import { UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { employerQuery } from '#web/shared/calls/employer'
import { iconOf } from '#web/shared/company/role-icons'
import { paths } from '#web/shared/paths'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/auth/verification/check/words'
import styles from './FirstJob.module.css'

const TILES = 4
const draftsQuery = employerQuery('ongoingJobs', { query: { limit: TILES, view: 'card' } })

/** A company that waits writes its first job: the drafts that it has, and roles to begin another with. */
export function FirstJob({ company: { sectorId } }: { readonly company: Employer }) {
  const drafts = useQuery(draftsQuery).data?.data ?? []
  const roles = useQuery(employerQuery('roleStarts', { query: { sectorId } })).data?.slice(0, TILES) ?? []
  const title = drafts.length > 0 ? words.goOnWithDraft : words.writeFirstJobNow
  return (
    <Card label={title} tone="sunny">
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{words.savedDraftReadyPublish}</p>
      {drafts.length > 0 && (
        <ul className={styles.drafts}>
          {drafts.map(({ _id, title }) => (
            <li key={_id}>
              <Link to={`${paths.newPost}?draft=${_id}`} aria-label={words.continue(title)}>
                <b>{title}</b>
                <span>{words.continueLabel}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {drafts.length > 0 && <h3>{words.orStartAnother}</h3>}
      <ul className={styles.roles}>
        {roles.map((start) => (
          <li key={start.role._id}>
            <UnstyledButton className={styles.role ?? ''} component={Link} to={paths.newPost} state={{ start }}>
              {iconOf(start)}
              <span>{start.role.name}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <p className={styles.text}>
        <Link to={paths.newPost}>{words.allRoles}</Link>
      </p>
    </Card>
  )
}
