import '../../../ui/theme/controls.css'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AuthFrame } from '#web/areas/auth/AuthFrame'
import { EmployerChecks } from '#web/areas/auth/complete/EmployerChecks'
import { employerMutation } from '#web/shared/calls/employer'
import { AboutFields, ContactFields } from '#web/shared/company/CompanyFields'
import { RegisterLookup } from '#web/shared/company/RegisterLookup'
import { type CompanyValues, blankCompany, companyFaults, companyFields, companyInputOf } from '#web/shared/company/company-values'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { writeLocal } from '#web/shared/local-store'
import { useTitle } from '#web/shared/screens/useTitle'
import { wayIn } from '#web/shared/session/return-address'
import { Segment } from '#web/ui/choice/Segment'
import { Form } from '#web/ui/form/Form'
import styles from './CompleteEmployer.module.css'

const routes = [
  { key: 'number', label: 'We have a company number' },
  { key: 'none', label: 'We don’t have one' },
] as const

/** Makes the company: by its number, or by the route for those who have none. */
export function CompleteEmployer() {
  useTitle('Complete your profile')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [route, setRoute] = useState<(typeof routes)[number]['key']>('number')
  const form = useForm<CompanyValues>({ initialValues: blankCompany, validate: companyFaults })
  const shown = route === 'number' ? companyFields : companyFields.filter((field) => field !== 'registrationNumber')
  const { note, calls } = useRefusal(form, shown)
  const create = useMutation({
    ...employerMutation('createEmployer'),
    ...calls,
    onSuccess: ({ _id }) => {
      writeLocal('employerId', _id)
      // Asked again on the way in: what is known says that there is no company.
      queryClient.removeQueries({ queryKey: ['approval'] })
      void navigate(wayIn('employer'), { replace: true })
    },
  })
  const send = (values: CompanyValues) => {
    const body = companyInputOf(route === 'number' ? values : { ...values, registrationNumber: '' })
    if (body) create.mutate({ body })
  }
  return (
    <AuthFrame type="employer" title="Tell us about your company" text="Please complete your profile">
      <Form
        className={styles.form}
        unsaved={form.isDirty() && !create.isSuccess}
        what="your company"
        busy={create.isPending}
        onSubmit={form.onSubmit(send, focusFirstFault)}
      >
        <section className={styles.part} aria-label="Company register">
          <Segment label="Company number" options={routes} value={route} onChange={setRoute} />
          {route === 'number' ? (
            <RegisterLookup form={form} />
          ) : (
            <p className={styles.hint}>
              Sole traders, schools and many charities don’t have one. We’ll check your website and email instead, within one working day.
            </p>
          )}
        </section>
        <section className={styles.part} aria-label="The company">
          <h2>The company</h2>
          <AboutFields form={form} />
        </section>
        <section className={styles.part} aria-label="Contact">
          <h2>Contact details</h2>
          <ContactFields form={form} />
        </section>
        <EmployerChecks hasNumber={route === 'number'} />
        <RefusalNote lines={note} />
        <Button type="submit" size="lg" fullWidth loading={create.isPending}>
          Create company
        </Button>
      </Form>
    </AuthFrame>
  )
}
