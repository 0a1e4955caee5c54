import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { Form } from '#web/ui/form/Form'
import { words } from '#web/areas/auth/verification/fix/words'
import styles from '../Verification.module.css'

interface FixFormProps extends Omit<ComponentProps<typeof Form>, 'className' | 'unsaved'> {
  /** Whether anything differs from what was sent. What was put right elsewhere, like a website, is sent as it was. */
  readonly changed: boolean
  /** Whether it wasn’t approved; else it is still being checked. */
  readonly isRejected: boolean
  /** What a refusal says that belongs to no field. */
  readonly note: readonly string[]
}

/** What was sent, filled in, with the way to send it again. */
export function FixForm({ changed, isRejected, note, children, ...form }: FixFormProps) {
  return (
    <Form className={styles.form} unsaved={changed} {...form}>
      {children}
      <RefusalNote lines={note} />
      <div className={styles.end} data-in-reach={isRejected || undefined}>
        <Button type="submit" loading={form.busy} disabled={!changed && !isRejected}>
          {isRejected ? words.fixAndSendAgain : words.save}
        </Button>
        {isRejected && <span className={styles.muted}>{words.wellLookWithinOne}</span>}
      </div>
    </Form>
  )
}
