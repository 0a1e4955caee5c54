import '../../../ui/theme/controls.css'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { surfaceOf } from '#web/api/surface'
import { AuthFrame } from '#web/areas/auth/AuthFrame'
import { EmployerChecks } from '#web/areas/auth/complete/EmployerChecks'
import { employerMutation, employerQuery } from '#web/shared/calls/employer'
import { AboutFields, ContactFields } from '#web/shared/company/CompanyFields'
import { RegisterLookup } from '#web/shared/company/RegisterLookup'
import { type CompanyValues, blankCompany, companyFaults, companyInputOf } from '#web/shared/company/company-values'
import { withRecord } from '#web/shared/company/record-values'
import { fieldOf, focusFirstFault } from '#web/shared/forms/field-of'
import { writeLocal } from '#web/shared/local-store'
import { paths } from '#web/shared/paths'
import { useTitle } from '#web/shared/screens/useTitle'
import { Segment } from '#web/ui/Segment'
import styles from './CompleteEmployer.module.css'

const routes = [
  { key: 'number', label: 'We have a number' },
  { key: 'none', label: 'We have none' },
] as const

/** Makes the company: by its number, or by the route for those who have none. */
export function CompleteEmployer() {
  useTitle('Complete your profile')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const cities = useQuery(employerQuery('locations'))
  const [route, setRoute] = useState<(typeof routes)[number]['key']>('number')
  const form = useForm<CompanyValues>({ initialValues: blankCompany, validate: companyFaults })
  const create = useMutation({
    ...employerMutation('createEmployer'),
    onError: (error) => {
      form.setErrors(surfaceOf(error).fields)
      focusFirstFault()
    },
    onSuccess: ({ _id }) => {
      writeLocal('employerId', _id)
      // Asked again on the way in: what is known says that there is no company.
      queryClient.removeQueries({ queryKey: ['standing'] })
      void navigate(paths.home, { replace: true })
    },
  })
  const send = (values: CompanyValues) => {
    const body = companyInputOf(route === 'number' ? values : { ...values, registrationNumber: '' })
    if (body) create.mutate({ body })
  }
  return (
    <AuthFrame type="employer" title="Tell us about your company" text="Please complete your profile">
      <form className={styles.form} noValidate onSubmit={form.onSubmit(send, focusFirstFault)}>
        <section className={styles.part} aria-label="Company register">
          <Segment label="Company number" options={routes} value={route} onChange={setRoute} />
          {route === 'number' ? (
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
          ) : (
            <p className={styles.hint}>
              Sole traders, schools and many charities have none. A person checks your website and your email within one working day.
            </p>
          )}
        </section>
        <section className={styles.part} aria-label="The company">
          <h2>The company</h2>
          <AboutFields form={form} />
        </section>
        <section className={styles.part} aria-label="Contact">
          <h2>Who we talk to</h2>
          <ContactFields form={form} />
        </section>
        <EmployerChecks hasNumber={route === 'number'} />
        <Button type="submit" size="lg" fullWidth loading={create.isPending}>
          Send for checking
        </Button>
      </form>
    </AuthFrame>
  )
}
