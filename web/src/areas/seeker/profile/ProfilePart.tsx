import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { NextStep } from '@evenshift/contract/states/profile/profile-choices'
import styles from './Profile.module.css'

interface ProfilePartProps {
  /** The steps towards a stronger profile that are done here: /profile/profile#work leads to its card. */
  readonly steps: readonly NextStep[]
  readonly children: ReactNode
}

/** A card that an address can point at: it comes into sight and into focus. */
export function ProfilePart({ steps, children }: ProfilePartProps) {
  const place = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()
  const isMeant = steps.some((step) => hash === `#${step}`)
  useEffect(() => {
    if (!isMeant) return
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus({ preventScroll: true })
  }, [isMeant, key])
  return (
    <div ref={place} tabIndex={-1} className={styles.part}>
      {children}
    </div>
  )
}
