import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { Button, Menu } from '@mantine/core'
import { IconShare2 } from '@tabler/icons-react'
import { shareJob } from '#web/shared/job/share-job'
import { words } from '#web/areas/employer/applicants/people/words'
import styles from './People.module.css'

/** Sends on the address of a live job; of several, the one that is chosen. Nothing where none is live. */
export function ShareJobs({ posts }: { readonly posts: readonly PostCard[] }) {
  const live = posts.filter(({ status }) => status === 'live')
  const [only] = live
  if (!only) return null
  const icon = <IconShare2 size={18} stroke={1.75} aria-hidden />
  if (live.length === 1)
    return (
      <Button leftSection={icon} onClick={() => void shareJob(only)}>
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
          <Menu.Item key={post._id} onClick={() => void shareJob(post)}>
            {post.title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
