import { SPLASH_MS } from '@evenshift/contract/constants'
import { useEffect, useState } from 'react'
import { Wordmark } from '#web/ui/page/Wordmark'
import styles from './Splash.module.css'

const key = 'splashSeen'

function firstVisit(): boolean {
  try {
    return sessionStorage.getItem(key) === null
  } catch {
    return false
  }
}

/** Lies over the screen for a second on the first visit of a browser session; what is below renders meanwhile. */
export function Splash() {
  const [shown, setShown] = useState(firstVisit)
  useEffect(() => {
    if (!shown) return
    sessionStorage.setItem(key, 'yes')
    const timer = setTimeout(() => setShown(false), SPLASH_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    shown && (
      <div className={styles.splash} aria-hidden="true">
        <Wordmark size="splash" tone="inherit" animated />
      </div>
    )
  )
}
