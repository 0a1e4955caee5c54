import { IconCloudOff } from '@tabler/icons-react'
import { onlineManager } from '@tanstack/react-query'
import { useEffect } from 'react'
import { send } from '#web/api/send'
import { useIsLost } from '#web/shared/live/useIsLost'
import { words } from '#web/shared/live/words'
import styles from './LostLine.module.css'

const ASK_MS = 5_000

/** The browser tells of its own line; whether our server is there again is asked. */
const ask = (): void =>
  void send({ method: 'GET', path: '/health/live' })
    .then(() => onlineManager.setOnline(true))
    .catch(() => undefined)

/** Says that nothing is reached for as long as that is so; what failed meanwhile is asked for again then. */
export function LostLine() {
  const isLost = useIsLost()
  useEffect(() => {
    if (!isLost) return
    const asking = setInterval(ask, ASK_MS)
    return () => clearInterval(asking)
  }, [isLost])
  return (
    <div role="status" className={isLost ? styles.line : undefined}>
      {isLost && (
        <>
          <IconCloudOff size={18} stroke={1.75} aria-hidden />
          {navigator.onLine ? words.cantConnect : words.noInternetConnection}
        </>
      )}
    </div>
  )
}
