import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useMatch, useNavigate } from 'react-router'
import { CloseDialog } from '#web/areas/employer/posts/CloseDialog'
import { type PostAction, postActions } from '#web/areas/employer/posts/post-actions'
import { usePostMoves } from '#web/areas/employer/posts/usePostMoves'
import { useResume } from '#web/areas/employer/posts/useResume'
import { shareJob } from '#web/shared/job/share-job'
import { notify } from '#web/shared/notices/notify'
import { paths } from '#web/shared/paths'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/areas/employer/posts/words'
import styles from './Posts.module.css'

type Dialog = Extract<PostAction, 'close_on' | 'close_now' | 'reopen' | 'delete'>

/** Everything that can be done with a post; what ends something asks first. */
export function PostMenu({ job }: { readonly job: PostCard }) {
  const navigate = useNavigate()
  const now = useNow()
  // Its own page says that a job is paused or closed.
  const isSaidByPage = useMatch(paths.post) !== null
  const moves = usePostMoves(job)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const close = () => setDialog(null)
  const said = (text: string) => ({ onSuccess: () => notify({ kind: 'done', text }) })
  const { resume, isPending: isResuming, dialog: limitDialog } = useResume(job)
  const run: Record<PostAction, () => void> = {
    share: () => void shareJob(job),
    publish: () => void navigate(`${paths.newPost}?draft=${job._id}&step=review`),
    recall: () => moves.setStatus.mutate('draft', said(words.draftAgain)),
    pause: () => moves.setStatus.mutate('paused', isSaidByPage ? {} : said(words.pausedNoOneNew)),
    resume,
    close_on: () => setDialog('close_on'),
    close_now: () => setDialog('close_now'),
    reopen: () => setDialog('reopen'),
    delete: () => setDialog('delete'),
    duplicate: () => moves.copy.mutate(undefined, { onSuccess: ({ _id }) => void navigate(`${paths.newPost}?draft=${_id}`) }),
  }
  return (
    <>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <ActionIcon
            aria-label={words.moreActionsFor(job.title)}
            loading={isResuming || moves.setStatus.isPending || moves.copy.isPending}
          >
            <IconDots size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {postActions(job, now).map(({ action, label, barred }) => (
            <Menu.Item key={action} disabled={barred !== undefined} onClick={run[action]}>
              {label}
              {barred && <span className={styles.barred}>{barred}</span>}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {dialog && dialog !== 'delete' && (
        <CloseDialog job={job} kind={dialog} close={moves.close} isSaidByPage={isSaidByPage} onClose={close} />
      )}
      {limitDialog}
      <ConfirmDialog
        opened={dialog === 'delete'}
        title={words.deleteThisDraft}
        confirm={words.delete}
        dangerous
        busy={moves.remove.isPending}
        onClose={close}
        onConfirm={() => moves.remove.mutate(undefined, { onSettled: close, onSuccess: () => void navigate(paths.ongoingPosts) })}
      >
        <p>{words.isGoneForGood(job.title)}</p>
      </ConfirmDialog>
    </>
  )
}
