import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import styles from './Templates.module.css'

interface TemplateNameProps {
  readonly busy: boolean
  readonly onKeep: (name: string) => void
  readonly onCancel: () => void
}

/** What a new template is called. Enter keeps it, and not the form around it. */
export function TemplateName({ busy, onKeep, onCancel }: TemplateNameProps) {
  const [name, setName] = useState('')
  const keep = () => {
    if (name.trim() && !busy) onKeep(name.trim())
  }
  return (
    <div className={styles.name}>
      <TextInput
        label="What is this template called?"
        maxLength={80}
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          keep()
        }}
      />
      <div className={styles.buttons}>
        <Button variant="light" loading={busy} disabled={!name.trim()} onClick={keep}>
          Keep it
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
