import { TextInput, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { employerQuery } from '#web/shared/calls/employer'
import type { CompanyValues } from '#web/shared/company/company-values'
import { fieldOf } from '#web/shared/forms/field-of'
import { SelectField } from '#web/ui/form/SelectField'
import { type EmployerSize, employerSizes } from '@evenshift/contract/states/company/employer'
import styles from './Company.module.css'

const words = (size: EmployerSize): string => {
  if (size === '0-01') return 'Just me'
  return `${size.replace(/^0/, '').replace('-', ' to ')} people`.replace('+ people', ' people or more')
}

const sizeOptions = employerSizes.map((size) => ({ value: size, label: words(size) }))

type CompanyForm = UseFormReturnType<CompanyValues>

/** What the company is and where it sits. */
export function AboutFields({ form }: { readonly form: CompanyForm }) {
  const sectors = useQuery(employerQuery('employerSectors'))
  const cities = useQuery(employerQuery('locations'))
  return (
    <>
      <TextInput label="Company name" required autoComplete="organization" {...form.getInputProps('companyName')} />
      <div className={styles.pair}>
        <SelectField label="Number of employees" required options={sizeOptions} {...fieldOf(form, 'size')} />
        <SelectField
          label="Sector"
          required
          options={(sectors.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
          {...fieldOf(form, 'sectorId')}
        />
      </div>
      <TextInput
        label="Website"
        type="url"
        inputMode="url"
        placeholder="example.co.uk"
        description={
          form.values.registrationNumber ? 'If it matches your email, we can often approve you straight away' : 'It helps us check you'
        }
        autoComplete="url"
        {...form.getInputProps('website')}
      />
      <TextInput label="Address" required autoComplete="address-line1" {...form.getInputProps('address.line1')} />
      <TextInput label="Second address line" autoComplete="address-line2" {...form.getInputProps('address.line2')} />
      <div className={styles.pair}>
        <TextInput label="Town" required autoComplete="address-level2" {...form.getInputProps('address.town')} />
        <TextInput label="Postcode" required autoComplete="postal-code" {...form.getInputProps('address.postcode')} />
      </div>
      <SelectField
        label="Nearest city"
        description="Where your jobs will show up in search"
        required
        options={(cities.data ?? []).map(({ name }) => ({ value: name, label: name }))}
        {...fieldOf(form, 'city')}
      />
      <Textarea
        label="About the company"
        description="What you do and what you’re like to work for"
        autosize
        minRows={3}
        maxLength={3000}
        {...form.getInputProps('bio')}
      />
    </>
  )
}

/** The contact for us and for the people the company hires. */
export function ContactFields({ form }: { readonly form: CompanyForm }) {
  return (
    <>
      <div className={styles.pair}>
        <TextInput label="Your name" required autoComplete="name" {...form.getInputProps('contactName')} />
        <TextInput label="Your role" required autoComplete="organization-title" {...form.getInputProps('contactRole')} />
      </div>
      <TextInput label="Phone" type="tel" required autoComplete="tel" {...form.getInputProps('phone')} />
    </>
  )
}
