import type { CompanyRecord } from '@evenshift/contract/model/company/company-record'
import { Button, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useMutation, useQuery } from '@tanstack/react-query'
import { surfaceOf } from '#web/api/surface'
import { employerMutation, employerQuery } from '#web/shared/calls/employer'
import type { CompanyValues } from '#web/shared/company/company-values'
import { withRecord } from '#web/shared/company/record-values'
import { fieldOf } from '#web/shared/forms/field-of'
import { Note } from '#web/ui/display/Note'
import styles from './Company.module.css'

/** A company number, and what the register says about it: it fills the form in with the name and the address, and tells what a person will check. */
export function RegisterLookup({ form }: { readonly form: UseFormReturnType<CompanyValues> }) {
  const cities = useQuery(employerQuery('locations'))
  const { value, onChange, error } = fieldOf(form, 'registrationNumber')
  const fillIn = (record: CompanyRecord) =>
    form.setValues(
      withRecord(
        form.values,
        record,
        (cities.data ?? []).map(({ name }) => name),
      ),
    )
  const lookUp = useMutation({ ...employerMutation('lookUpCompany'), meta: { ownErrors: true }, onSuccess: fillIn })
  const failed = lookUp.error ? surfaceOf(lookUp.error) : null
  const search = () => {
    if (value.trim()) lookUp.mutate({ params: { registrationNumber: value.trim() } })
  }
  return (
    <div className={styles.lookup}>
      <div className={styles.number}>
        <TextInput
          label="Company number"
          description="8 characters, on letters from Companies House"
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
          Find company
        </Button>
      </div>
      <div role="status">{lookUp.data && <Found record={lookUp.data} />}</div>
    </div>
  )
}

const faultWords = (text: string, error: unknown): string =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 404
    ? 'We can’t find a company with this number. Check it, or carry on without one.'
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
