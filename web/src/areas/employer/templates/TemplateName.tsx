import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { words } from '#web/areas/employer/templates/words'
import styles from './Templates.module.css'

interface TemplateNameProps {
  readonly busy: boolean
  /** Why it was refused. */
  readonly error: string | null
  readonly onKeep: (name: string) => void
  readonly onCancel: () => void
}

/** What a new template is called. Enter keeps it, and not the form around it. */
export function TemplateName({ busy, error, onKeep, onCancel }: TemplateNameProps) {
  const [name, setName] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error !== null) field.current?.focus()
  }, [error])
  const keep = () => {
    if (name.trim() && !busy) onKeep(name.trim())
  }
  return (
    <div className={styles.name}>
      <TextInput
        label={words.templateName}
        ref={field}
        maxLength={80}
        data-autofocus
        value={name}
        error={error}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          keep()
        }}
      />
      <div className={styles.buttons}>
        <Button variant="light" loading={busy} disabled={!name.trim()} onClick={keep}>
          {words.save}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}
