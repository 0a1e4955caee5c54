import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { Notice } from '#web/shared/notices/notify'
import { words } from '#web/shared/notices/words'
import styles from './Notices.module.css'

const icons = { done: IconCircleCheck, info: IconInfoCircle, warning: IconAlertTriangle, error: IconAlertCircle } as const

/** Notices with nothing to do about them, each with whether something was pressed since it came. */
const ofThisPage = new Map<string, boolean>()
export function pressedSince(): void {
  for (const id of ofThisPage.keys()) ofThisPage.set(id, true)
}
/** Another page is there: what was said on the one before goes, but not what the press said that led here. */
export function leavePage(): void {
  for (const [id, isPast] of ofThisPage) if (isPast) notifications.hide(id)
}

export function show({ kind, text, title, ms, action }: Notice & { readonly ms: number }): void {
  const Icon = icons[kind]
  const id = crypto.randomUUID()
  const run = () => {
    notifications.hide(id)
    action?.run()
  }
  if (!action) ofThisPage.set(id, false)
  notifications.show({
    id,
    title: title ?? text,
    message: (
      <>
        {title && text}
        {action && (
          <Button variant="light" className={styles.action ?? ''} onClick={run}>
            {action.label}
          </Button>
        )}
      </>
    ),
    onClose: () => ofThisPage.delete(id),
    autoClose: ms,
    icon: <Icon size={20} stroke={1.75} aria-hidden />,
    role: kind === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': words.close, size: 44 },
    classNames: { root: styles.notice ?? '', icon: styles.icon ?? '', title: styles.title ?? '' },
    'data-kind': kind,
  })
  // A finger that pressed where it appears seems to rest on it, which would hold it.
  if (matchMedia('(pointer: coarse)').matches) setTimeout(() => notifications.hide(id), ms)
}
