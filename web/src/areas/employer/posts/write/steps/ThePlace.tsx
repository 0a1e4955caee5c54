import { workplaces } from '@evenshift/contract/states/job/job-terms'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { streetFor, withCity } from '#web/areas/employer/posts/write/post-values'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { employerQuery } from '#web/shared/calls/employer'
import { fieldOf } from '#web/shared/forms/field-of'
import { workplaceWords } from '#web/shared/job/term-words'
import { SelectField } from '#web/ui/form/SelectField'
import { words } from '#web/areas/employer/posts/write/steps/words'
import styles from '../Wizard.module.css'

const places = workplaces.map((value) => ({ value, label: workplaceWords[value] }))

export function ThePlace({ form }: Pick<WizardStepProps, 'form'>) {
  const cities = useQuery(employerQuery('locations'))
  const company = useQuery(employerQuery('employerDetails'))
  return (
    <>
      <h2>{words.place}</h2>
      <div className={styles.pair}>
        <SelectField
          label={words.city}
          options={(cities.data ?? []).map(({ name }) => ({ value: name, label: name }))}
          {...fieldOf(form, 'location')}
          onChange={(city) => form.setValues(company.data ? withCity(form.values, city, company.data) : { location: city })}
        />
        <TextInput
          label={words.workplacePostcode}
          autoComplete="off"
          {...form.getInputProps('postcode')}
          onChange={({ currentTarget: { value } }) => {
            form.setFieldValue('postcode', value)
            if (company.data) form.setFieldValue('arrival.address', streetFor(form.values, value, company.data))
          }}
        />
      </div>
      <SelectField label={words.whereTheyllWork} options={places} {...fieldOf(form, 'workplace')} />
      <p className={styles.muted}>{words.peopleSeeCityHow}</p>
    </>
  )
}
