import { employerSizes } from '@evenshift/contract/states/company/employer'
import type { CompanyRecord } from '@evenshift/contract/model/company/company-record'
import { comparableName } from '@evenshift/contract/states/company/comparable-name'
import { registeredName } from '@evenshift/contract/states/company/registered-name'
import { TextInput, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { employerQuery } from '#web/shared/calls/employer'
import type { CompanyValues } from '#web/shared/company/company-values'
import { sizeWords } from '#web/shared/company/size-words'
import { words } from '#web/shared/company/words'
import { fieldOf } from '#web/shared/forms/field-of'
import { SelectField } from '#web/ui/form/SelectField'
import styles from './Company.module.css'

const sizeOptions = employerSizes.map((size) => ({ value: size, label: sizeWords(size) }))

export interface FieldsProps {
  readonly form: UseFormReturnType<CompanyValues>
}
/** What the register was found to say. */
export type Registered = Pick<CompanyRecord, 'registrationNumber' | 'name'>
interface NameFieldsProps extends FieldsProps {
  readonly nameHint?: string
  readonly registered?: Registered | null
}

/** Another name than that of their number has a person look at the company first. */
const isOtherName = ({ companyName, registrationNumber }: CompanyValues, registered: Registered): boolean =>
  companyName.trim() !== '' &&
  registrationNumber === registered.registrationNumber &&
  comparableName(companyName) !== comparableName(registered.name)

export const NameField = ({ form, nameHint = words.nameHint, registered = null }: NameFieldsProps) => (
  <TextInput
    label={words.name.label}
    description={registered && isOtherName(form.values, registered) ? words.otherName(registeredName(registered.name)) : nameHint}
    required
    autoComplete="organization"
    {...form.getInputProps('companyName')}
  />
)

/** How large it is and what it does. */
export function KindFields({ form }: FieldsProps) {
  const sectors = useQuery(employerQuery('employerSectors'))
  return (
    <>
      <SelectField label={words.size.label} required options={sizeOptions} {...fieldOf(form, 'size')} />
      {/* Its names are long: half a row would cut them. */}
      <SelectField
        label={words.sector.label}
        required
        options={(sectors.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        {...fieldOf(form, 'sectorId')}
      />
    </>
  )
}

/** What it is called, how large it is and what it does. */
export const NameFields = (props: NameFieldsProps) => (
  <>
    <NameField {...props} />
    <KindFields form={props.form} />
  </>
)

export const WebsiteField = ({ form, registered = null }: Pick<NameFieldsProps, 'form' | 'registered'>) => (
  <TextInput
    label={words.website.label}
    type="url"
    inputMode="url"
    placeholder={words.website.place}
    description={
      form.values.registrationNumber && !(registered && isOtherName(form.values, registered))
        ? words.website.hintOfNumber
        : words.website.hint
    }
    autoComplete="url"
    {...form.getInputProps('website')}
  />
)

/** Where it is, and in which city its jobs are found; short, without what few addresses have. */
export function AddressFields({ form, isShort = false }: FieldsProps & { readonly isShort?: boolean }) {
  const cities = useQuery(employerQuery('locations'))
  return (
    <>
      <TextInput label={words.address.label} required autoComplete="address-line1" {...form.getInputProps('address.line1')} />
      {!isShort && <TextInput label={words.addressLabel.label} autoComplete="address-line2" {...form.getInputProps('address.line2')} />}
      <div className={styles.pair}>
        <TextInput label={words.town.label} required autoComplete="address-level2" {...form.getInputProps('address.town')} />
        <TextInput label={words.postcode.label} required autoComplete="postal-code" {...form.getInputProps('address.postcode')} />
      </div>
      <SelectField
        label={words.city.label}
        description={words.city.hint}
        required
        options={(cities.data ?? []).map(({ name }) => ({ value: name, label: name }))}
        {...fieldOf(form, 'city')}
      />
    </>
  )
}

export const BioField = ({ form }: FieldsProps) => (
  <Textarea label={words.bio.label} description={words.bio.hint} autosize minRows={3} maxLength={3000} {...form.getInputProps('bio')} />
)

/** What the company is and where it sits. */
export const AboutFields = ({ form, registered = null }: Pick<NameFieldsProps, 'form' | 'registered'>) => (
  <>
    <NameFields form={form} registered={registered} />
    <WebsiteField form={form} registered={registered} />
    <AddressFields form={form} />
    <BioField form={form} />
  </>
)

/** The contact for us and for the people the company hires. */
export const ContactFields = ({ form }: FieldsProps) => (
  <>
    <div className={styles.pair}>
      <TextInput label={words.contactName.label} required autoComplete="name" {...form.getInputProps('contactName')} />
      <TextInput label={words.contactRole.label} required autoComplete="organization-title" {...form.getInputProps('contactRole')} />
    </div>
    <TextInput label={words.phone.label} type="tel" required autoComplete="tel" {...form.getInputProps('phone')} />
  </>
)
