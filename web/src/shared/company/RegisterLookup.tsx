import type { CompanyRecord } from '@evenshift/contract/model/company-record'
import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { surfaceOf } from '#web/api/surface'
import { employerMutation } from '#web/shared/calls/employer'
import { Note } from '#web/ui/display/Note'
import styles from './Company.module.css'

interface RegisterLookupProps {
  readonly value: string
  readonly onChange: (number: string) => void
  readonly error?: string | null
  readonly onFound: (record: CompanyRecord) => void
}

/** A company number, and what the register says about it: the name, the address and what a person will have to check. */
export function RegisterLookup({ value, onChange, error, onFound }: RegisterLookupProps) {
  const lookUp = useMutation({ ...employerMutation('lookUpCompany'), meta: { ownErrors: true }, onSuccess: onFound })
  const failed = lookUp.error ? surfaceOf(lookUp.error) : null
  const search = () => {
    if (value.trim()) lookUp.mutate({ params: { registrationNumber: value.trim() } })
  }
  return (
    <div className={styles.lookup}>
      <div className={styles.number}>
        <TextInput
          label="Company number"
          description="Eight characters, on your Companies House papers"
          value={value}
          error={error ?? (failed && (failed.fields['registrationNumber'] ?? faultWords(failed.text, lookUp.error)))}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            lookUp.reset()
            onChange(event.currentTarget.value)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            search()
          }}
        />
        <Button variant="light" loading={lookUp.isPending} onClick={search}>
          Look it up
        </Button>
      </div>
      <div role="status">{lookUp.data && <Found record={lookUp.data} />}</div>
    </div>
  )
}

const faultWords = (text: string, error: unknown): string =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 404
    ? 'The register knows no company with this number. Check it, or go on without one.'
    : text

function Found({ record }: { readonly record: CompanyRecord }) {
  const statusLine = [record.status, record.statusDetail].filter(Boolean).join(', ').replaceAll('-', ' ')
  return (
    <Note kind={record.warnings.length > 0 ? 'warning' : 'done'}>
      <b>{record.name}</b> is in the register: {statusLine}. We filled in what it says.
      {record.warnings.length > 0 && (
        <ul className={styles.warnings}>
          {record.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
    </Note>
  )
}
