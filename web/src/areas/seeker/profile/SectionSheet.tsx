import type { FormEvent, ReactNode } from 'react'
import { words } from '#web/areas/seeker/profile/words'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import styles from './Profile.module.css'

/** What opens a part of the profile: whoever closes it is back at its row. */
export interface SectionProps {
  readonly onClose: () => void
}

interface SectionSheetProps extends SectionProps {
  readonly title: string
  readonly text?: string
  readonly busy: boolean
  /** Whether anything was changed. */
  readonly changed: boolean
  /** What was refused and belongs to none of its fields. */
  readonly note: readonly string[]
  readonly onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}

/** One part of the profile, saved by itself. */
export function SectionSheet({ title, text, busy, changed, note, onSubmit, onClose, children }: SectionSheetProps) {
  return (
    <FormSheet
      title={title}
      submit={words.save}
      atSide="drawer"
      unsaved={changed}
      busy={busy}
      refusal={<RefusalNote lines={note} />}
      // What is as it was needs no call.
      onSubmit={changed ? onSubmit : onClose}
      onClose={onClose}
    >
      {text && <p className={styles.small}>{text}</p>}
      {children}
    </FormSheet>
  )
}
