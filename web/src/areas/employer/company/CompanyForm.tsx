import type { Employer } from '@evenshift/contract/model/employer'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { surfaceOf } from '#web/api/surface'
import { employerMutation, employerQuery } from '#web/shared/calls/employer'
import { AboutFields, ContactFields } from '#web/shared/company/CompanyFields'
import { RegisterLookup } from '#web/shared/company/RegisterLookup'
import { companyFaults, companyInputOf, companyValuesOf } from '#web/shared/company/company-values'
import { withRecord } from '#web/shared/company/record-values'
import { fieldOf, focusFirstFault } from '#web/shared/forms/field-of'
import { notify } from '#web/shared/notices/notify'
import { Card } from '#web/ui/Card'
import styles from './CompanyScreen.module.css'

export function CompanyForm({ company }: { readonly company: Employer }) {
  const queryClient = useQueryClient()
  const cities = useQuery(employerQuery('locations'))
  const form = useForm({ initialValues: companyValuesOf(company), validate: companyFaults })
  const update = useMutation({
    ...employerMutation('updateEmployer'),
    onError: (error) => {
      form.setErrors(surfaceOf(error).fields)
      focusFirstFault()
    },
    onSuccess: (changed) => {
      queryClient.setQueryData(employerQuery('employerDetails').queryKey, changed)
      form.setValues(companyValuesOf(changed))
      form.resetDirty(companyValuesOf(changed))
      const isChecked = changed.status === 'Pending' && company.status !== 'Pending'
      notify({ kind: 'done', text: isChecked ? 'Saved. We check it again now' : 'Saved' })
      if (isChecked) void queryClient.invalidateQueries({ queryKey: ['standing'] })
    },
  })
  const save = form.onSubmit((values) => {
    const body = companyInputOf(values)
    if (body) update.mutate({ body })
  }, focusFirstFault)
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <Card label="Company register">
        <h2>Company register</h2>
        <RegisterLookup
          {...fieldOf(form, 'registrationNumber')}
          onFound={(record) =>
            form.setValues(
              withRecord(
                form.values,
                record,
                (cities.data ?? []).map(({ name }) => name),
              ),
            )
          }
        />
      </Card>
      <Card label="The company">
        <h2>The company</h2>
        <AboutFields form={form} />
      </Card>
      <Card label="Contact">
        <h2>Who we talk to</h2>
        <ContactFields form={form} />
      </Card>
      <div className={styles.end}>
        <Button type="submit" loading={update.isPending} disabled={!form.isDirty()}>
          Save
        </Button>
      </div>
    </form>
  )
}
