import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Sheet } from '#web/ui/Sheet'
import profile from '../Profile.module.css'

interface HistorySheetProps {
  readonly title: string
  readonly busy: boolean
  readonly onClose: () => void
  readonly onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}

/** The form of one row. */
export function HistorySheet({ title, busy, onClose, onSubmit, children }: HistorySheetProps) {
  const formId = useId()
  return (
    <Sheet
      opened
      onClose={onClose}
      title={title}
      foot={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} className={profile.form} noValidate onSubmit={onSubmit}>
        {children}
      </form>
    </Sheet>
  )
}
