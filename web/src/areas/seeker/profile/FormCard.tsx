import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { Card } from '#web/ui/Card'
import styles from './Profile.module.css'

interface FormCardProps {
  readonly title: string
  readonly text?: string
  readonly busy: boolean
  /** Whether anything was changed. */
  readonly changed: boolean
  readonly onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}

/** One part of the profile with its own button. */
export function FormCard({ title, text, busy, changed, onSubmit, children }: FormCardProps) {
  return (
    <Card label={title}>
      <h2>{title}</h2>
      {text && <p className={styles.small}>{text}</p>}
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        {children}
        <Button type="submit" variant="light" loading={busy} disabled={!changed} className={styles.save ?? ''}>
          Save
        </Button>
      </form>
    </Card>
  )
}
