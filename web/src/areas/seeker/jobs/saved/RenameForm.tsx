import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { words } from '#web/areas/seeker/jobs/saved/words'
import { Form } from '#web/ui/form/Form'
import styles from './Saved.module.css'

interface RenameFormProps {
  readonly name: string
  readonly busy: boolean
  /** What the server said of the name. */
  readonly refused: string | undefined
  readonly onRename: (name: string) => void
  readonly onCancel: () => void
}

/** Stands where the name stood; whoever asked for it types at once. */
export function RenameForm({ name, busy, refused, onRename, onCancel }: RenameFormProps) {
  const [typed, setTyped] = useState(name)
  const [fault, setFault] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <Form
      className={styles.form}
      unsaved={typed !== name}
      what={words.searches.what}
      busy={false}
      onSubmit={(event) => {
        event.preventDefault()
        setFault(typed.trim() ? null : words.searches.nameless)
        if (typed.trim()) onRename(typed.trim())
      }}
    >
      <TextInput
        label={words.searches.name}
        maxLength={80}
        ref={field}
        error={fault ?? refused}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="light" loading={busy}>
          {words.searches.save}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {words.searches.cancel}
        </Button>
      </div>
    </Form>
  )
}
