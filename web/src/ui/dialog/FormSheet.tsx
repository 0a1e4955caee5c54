import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Sheet } from '#web/ui/dialog/Sheet'
import type { Unsaved } from '#web/ui/unsaved/unsaved'
import { words } from '#web/ui/dialog/words'
import styles from './FormSheet.module.css'

interface FormSheetProps {
  readonly title: string
  /** Below the title: whom it is for. */
  readonly lead?: string
  /** What stands on the button that sends it. */
  readonly submit: string
  readonly cancel?: string
  /** Whether it differs from what it began with, or a draft of it is kept. */
  readonly unsaved: Unsaved
  readonly opened?: boolean
  readonly busy?: boolean
  readonly atSide?: boolean | 'drawer'
  readonly disabled?: boolean
  /** What it does cannot be taken back. */
  readonly dangerous?: boolean
  /** Stands above the buttons: why it was refused. */
  readonly refusal?: ReactNode
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a sheet; its buttons stay in sight. Faults are the caller's to show, not the browser's. */
export function FormSheet({
  title,
  lead,
  submit,
  cancel = words.cancel,
  unsaved,
  opened = true,
  busy = false,
  atSide = false,
  disabled = false,
  dangerous = false,
  refusal,
  onSubmit,
  onClose,
  children,
}: FormSheetProps) {
  const formId = useId()
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={title}
      {...(lead === undefined ? {} : { lead })}
      unsaved={unsaved}
      busy={busy}
      atSide={atSide}
      foot={(close) => (
        <>
          {refusal && <div className={styles.refusal}>{refusal}</div>}
          <Button variant="default" onClick={close}>
            {cancel}
          </Button>
          <Button type="submit" form={formId} loading={busy} disabled={disabled} {...(dangerous ? { color: 'danger' } : {})}>
            {submit}
          </Button>
        </>
      )}
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(event)
        }}
      >
        {children}
      </form>
    </Sheet>
  )
}
