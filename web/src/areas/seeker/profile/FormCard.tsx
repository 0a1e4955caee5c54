import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { Card } from '#web/ui/page/Card'
import { Form } from '#web/ui/form/Form'
import styles from './Profile.module.css'

interface FormCardProps {
  readonly title: string
  readonly text?: string
  /** What is changed here, as the question before leaving calls it: "your bio". */
  readonly what: string
  readonly busy: boolean
  /** Whether anything was changed. */
  readonly changed: boolean
  /** What was refused and belongs to none of its fields. */
  readonly note: readonly string[]
  readonly onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}

/** One part of the profile with its own button. */
export function FormCard({ title, text, what, busy, changed, note, onSubmit, children }: FormCardProps) {
  return (
    <Card label={title}>
      <h2>{title}</h2>
      {text && <p className={styles.small}>{text}</p>}
      <Form className={styles.form} unsaved={changed} what={what} busy={busy} onSubmit={onSubmit}>
        {children}
        <RefusalNote lines={note} />
        <Button type="submit" variant="light" loading={busy} disabled={!changed} className={styles.save ?? ''}>
          Save
        </Button>
      </Form>
    </Card>
  )
}
