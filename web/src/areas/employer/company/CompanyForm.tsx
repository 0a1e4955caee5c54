import type { Employer } from '@evenshift/contract/model/company/employer'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { employerMutation, employerQuery } from '#web/shared/calls/employer'
import { AboutFields, ContactFields } from '#web/shared/company/CompanyFields'
import { RegisterLookup } from '#web/shared/company/RegisterLookup'
import { companyFaults, companyFields, companyInputOf, companyValuesOf } from '#web/shared/company/company-values'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { notify } from '#web/shared/notices/notify'
import { Card } from '#web/ui/page/Card'
import { Form } from '#web/ui/form/Form'
import styles from './CompanyScreen.module.css'

export function CompanyForm({ company }: { readonly company: Employer }) {
  const queryClient = useQueryClient()
  const form = useForm({ initialValues: companyValuesOf(company), validate: companyFaults })
  const { note, calls } = useRefusal(form, companyFields)
  const update = useMutation({
    ...employerMutation('updateEmployer'),
    ...calls,
    onSuccess: (changed, { body }) => {
      queryClient.setQueryData(employerQuery('employerDetails').queryKey, changed)
      // What was typed meanwhile stays.
      if (JSON.stringify(companyInputOf(form.getValues())) === JSON.stringify(body)) form.setValues(companyValuesOf(changed))
      form.resetDirty(companyValuesOf(changed))
      const isChecked = changed.status === 'Pending' && company.status !== 'Pending'
      notify({ kind: 'done', text: isChecked ? 'Saved. We’re checking it again' : 'Saved' })
      if (isChecked) void queryClient.invalidateQueries({ queryKey: ['approval'] })
    },
  })
  const save = form.onSubmit((values) => {
    const body = companyInputOf(values)
    if (body) update.mutate({ body })
  }, focusFirstFault)
  return (
    <Form className={styles.form} unsaved={form.isDirty()} what="your company" busy={update.isPending} onSubmit={save}>
      <Card label="Company register">
        <h2>Company register</h2>
        <RegisterLookup form={form} />
      </Card>
      <Card label="The company">
        <h2>The company</h2>
        <AboutFields form={form} />
      </Card>
      <Card label="Contact">
        <h2>Contact details</h2>
        <ContactFields form={form} />
      </Card>
      <RefusalNote lines={note} />
      <div className={styles.end}>
        <Button type="submit" loading={update.isPending} disabled={!form.isDirty()}>
          Save
        </Button>
      </div>
    </Form>
  )
}
