import { jobWords } from '@evenshift/contract/states/job/job-words'
import { Button, Menu } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type PostValues, postValuesOf } from '#web/areas/employer/posts/write/post-values'
import { employerQuery } from '#web/shared/calls/employer'
import { paths } from '#web/shared/paths'
import { Card } from '#web/ui/page/Card'
import { LinkButton } from '#web/ui/page/LinkButton'
import { words } from '#web/areas/employer/posts/write/roles/words'
import styles from '../Wizard.module.css'

const SHOWN = 3
const newest = employerQuery('ongoingJobs', { query: { limit: SHOWN, view: 'card' } })

interface OwnPostsProps {
  /** A card at the side of a desk, a button on a phone. */
  readonly as: 'card' | 'button'
  readonly onUse: (post: PostValues) => void
}

/** The company's newest jobs, to begin another with what was written there. */
export function OwnPosts({ as, onUse }: OwnPostsProps) {
  const cache = useQueryClient()
  const posts = useQuery(newest)
  const using = useMutation({
    mutationFn: (id: string) => cache.fetchQuery(employerQuery('jobDetails', { params: { id } })),
    onSuccess: (job) => onUse(postValuesOf(job)),
  })
  const sent = posts.data?.data.filter(({ status }) => status !== 'draft') ?? []
  const total = posts.data?.pagination.total ?? 0
  const all = total > SHOWN && words.viewAll(total)
  if (sent.length === 0) return null
  if (as === 'button')
    return (
      <Menu position="bottom-start">
        <Menu.Target>
          <Button variant="default" fullWidth loading={using.isPending}>
            {words.useOneOfYours}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {sent.map(({ _id, title, status }) => (
            <Menu.Item key={_id} rightSection={<span className={styles.muted}>{jobWords[status]}</span>} onClick={() => using.mutate(_id)}>
              {title}
            </Menu.Item>
          ))}
          {all && (
            <Menu.Item component={Link} to={paths.ongoingPosts}>
              {all}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    )
  return (
    <Card label={words.useOneOfYours}>
      <h2>{words.useOneOfYours}</h2>
      <ul>
        {sent.map(({ _id, title, status }) => (
          <li key={_id} className={styles.set}>
            <LinkButton busy={using.isPending} onClick={() => using.mutate(_id)}>
              {title}
            </LinkButton>
            <span className={styles.muted}>{jobWords[status]}</span>
          </li>
        ))}
      </ul>
      {all && <Link to={paths.ongoingPosts}>{all}</Link>}
    </Card>
  )
}
