import type { CompanyRecord } from '@evenshift/contract/model/company/company-record'
import { registeredName } from '@evenshift/contract/states/company/registered-name'
import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { surfaceOf } from '#web/api/surface'
import { employer, employerQuery } from '#web/shared/calls/employer'
import type { FieldsProps } from '#web/shared/company/CompanyFields'
import { NamedCompanies } from '#web/shared/company/NamedCompanies'
import { withRecord } from '#web/shared/company/record-values'
import { words } from '#web/shared/company/words'
import { fieldOf } from '#web/shared/forms/field-of'
import { Note } from '#web/ui/display/Note'
import styles from './Company.module.css'

const { register: said } = words
const NUMBER = /^([a-z]{2})?\d[\d\s]*[a-z\d]?$/i

interface RegisterLookupProps extends FieldsProps {
  /** Finding the company is what the screen is for. */
  readonly isMain?: boolean
  /** The number is taken over, and nothing else of what the register says. */
  readonly isNumberAlone?: boolean
  /** The register told of a company, or could not: what it didn't say can be typed. */
  readonly onAnswer?: (record: CompanyRecord | null) => void
}

/** A company by its number or its name, and what the register says about it: it fills the form in, and tells what a person will check. */
export function RegisterLookup({ form, isMain = false, isNumberAlone = false, onAnswer }: RegisterLookupProps) {
  const cache = useQueryClient()
  const { onChange, error } = fieldOf(form, 'registrationNumber')
  const [typed, setTyped] = useState(form.values.registrationNumber)
  const [isBlank, setIsBlank] = useState(false)
  const lookUp = useMutation({
    // The nearest city is found by its name: the list is waited for, and only where it doesn't come is that left to choose.
    mutationFn: async (registrationNumber: string) => {
      const [record, cities] = await Promise.all([
        employer.lookUpCompany({ params: { registrationNumber } }),
        cache.ensureQueryData(employerQuery('locations')).catch(() => []),
      ])
      return { record, cities: cities.map(({ name }) => name) }
    },
    meta: { ownErrors: true },
    onSuccess: ({ record, cities }) => {
      if (isNumberAlone) form.setFieldValue('registrationNumber', record.registrationNumber)
      else form.setValues((values) => withRecord({ ...form.values, ...values }, record, cities))
      setTyped(record.registrationNumber)
    },
    onSettled: (found) => onAnswer?.(found?.record ?? null),
  })
  const named = useMutation({
    mutationFn: (name: string) => employer.findCompanies({ query: { name } }),
    meta: { ownErrors: true },
    onError: () => onAnswer?.(null),
  })
  const failure = lookUp.error ?? named.error
  const failed = failure && surfaceOf(failure)
  const isUnknown = failure instanceof Error && 'statusCode' in failure && failure.statusCode === 404
  const fault = failed && (failed.fields['registrationNumber'] ?? failed.fields['name'] ?? (isUnknown ? said.unknown : failed.text))
  const reset = () => {
    lookUp.reset()
    named.reset()
    setIsBlank(false)
  }
  const search = () => {
    const text = typed.trim()
    reset()
    if (text === '') setIsBlank(true)
    else if (NUMBER.test(text)) lookUp.mutate(text)
    else named.mutate(text)
  }
  return (
    <div className={styles.lookup}>
      <div className={styles.number}>
        <TextInput
          classNames={{ root: styles.field ?? '', wrapper: styles.typed ?? '' }}
          label={said.label}
          description={said.hint}
          value={typed}
          error={error ?? fault ?? (isBlank && said.nameless)}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => {
            reset()
            setTyped(value)
            // A name is none, and leaves what was chosen before.
            if (value.trim() === '' || NUMBER.test(value.trim())) onChange(value)
            else form.clearFieldError('registrationNumber')
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            search()
          }}
        />
        <Button variant={isMain ? 'filled' : 'light'} loading={lookUp.isPending || named.isPending} onClick={search}>
          {said.find}
        </Button>
      </div>
      <div role="status">
        {named.data && !lookUp.data && (
          <NamedCompanies
            companies={named.data}
            busy={lookUp.isPending}
            onChoose={(registrationNumber) => lookUp.mutate(registrationNumber)}
          />
        )}
        {lookUp.data && <Found record={lookUp.data.record} isFilledIn={!isNumberAlone} />}
      </div>
    </div>
  )
}

function Found({ record, isFilledIn }: { readonly record: CompanyRecord; readonly isFilledIn: boolean }) {
  const status = [record.status, record.statusDetail].filter(Boolean).join(', ').replaceAll('-', ' ')
  return (
    <Note kind={record.warnings.length > 0 ? 'warning' : 'done'}>
      {said.found(registeredName(record.name), status)} {isFilledIn && said.filled}
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
