import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { Notice } from '#web/shared/notices/notify'
import { words } from '#web/shared/notices/words'
import styles from './Notices.module.css'

const icons = { done: IconCircleCheck, info: IconInfoCircle, warning: IconAlertTriangle, error: IconAlertCircle } as const

export function show({ kind, text, title, ms, action }: Notice & { readonly ms: number }): void {
  const Icon = icons[kind]
  const id = crypto.randomUUID()
  const run = () => {
    notifications.hide(id)
    action?.run()
  }
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
