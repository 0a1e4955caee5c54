import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import styles from './Saved.module.css'

interface RenameFormProps {
  readonly name: string
  readonly onRename: (name: string) => void
  readonly onCancel: () => void
}

/** Stands where the name stood; whoever asked for it types at once. */
export function RenameForm({ name, onRename, onCancel }: RenameFormProps) {
  const [typed, setTyped] = useState(name)
  const [fault, setFault] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim()) onRename(typed.trim())
        else setFault('Give the search a name')
      }}
    >
      <TextInput
        label="Name"
        maxLength={80}
        ref={field}
        error={fault}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="light">
          Keep this name
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
