import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { Button, Menu } from '@mantine/core'
import { IconShare2 } from '@tabler/icons-react'
import { shareJob } from '#web/shared/job/share-job'
import { paths, to } from '#web/shared/paths'
import { words } from '#web/areas/employer/applicants/people/words'
import styles from './People.module.css'

/** Sends the address of a live job on; of several, the one that is chosen. Nothing where none is live. */
export function ShareJobs({ posts }: { readonly posts: readonly PostCard[] }) {
  const live = posts.filter(({ status }) => status === 'live')
  const [only] = live
  if (!only) return null
  const share = ({ _id, title }: PostCard) =>
    void shareJob({ title, url: new URL(to(paths.job, { jobId: _id }), window.location.href).href })
  const icon = <IconShare2 size={18} stroke={1.75} aria-hidden />
  if (live.length === 1)
    return (
      <Button leftSection={icon} onClick={() => share(only)}>
        {words.shareYourJob}
      </Button>
    )
  return (
    <Menu width={280}>
      <Menu.Target>
        <Button leftSection={icon}>{words.shareYourJobs}</Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.shares ?? ''}>
        {live.map((post) => (
          <Menu.Item key={post._id} onClick={() => share(post)}>
            {post.title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
