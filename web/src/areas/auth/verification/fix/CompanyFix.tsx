import type { Employer } from '@evenshift/contract/model/company/employer'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { companyDoubts } from '#web/areas/auth/verification/fix/company-doubts'
import { FixForm } from '#web/areas/auth/verification/fix/FixForm'
import { useSentAgain } from '#web/areas/auth/verification/fix/useSentAgain'
import { employerMutation } from '#web/shared/calls/employer'
import { AboutFields, ContactFields } from '#web/shared/company/CompanyFields'
import { RegisterLookup } from '#web/shared/company/RegisterLookup'
import { companyFaults, companyFields, companyInputOf, companyValuesOf } from '#web/shared/company/company-values'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { words } from '#web/areas/auth/verification/fix/words'
import styles from '../Verification.module.css'

/** The company's own form, filled; what our checks could not confirm is told at its field. */
export function CompanyFix({ company }: { readonly company: Employer }) {
  const isRejected = company.status === 'Rejected'
  const sentAgain = useSentAgain(isRejected)
  const form = useForm({ initialValues: companyValuesOf(company), initialErrors: companyDoubts(company), validate: companyFaults })
  const { note, calls } = useRefusal(form, companyFields)
  const send = useMutation({
    ...employerMutation('updateEmployer'),
    ...calls,
    onSettled: sentAgain,
  })
  const submit = form.onSubmit((values) => {
    const body = companyInputOf(values)
    if (body) send.mutate({ body })
  }, focusFirstFault)
  return (
    <FixForm what={words.yourCompany} changed={form.isDirty()} isRejected={isRejected} busy={send.isPending} note={note} onSubmit={submit}>
      <section className={styles.part} aria-label={words.companyRegister}>
        <RegisterLookup form={form} />
      </section>
      <section className={styles.part} aria-label={words.theCompany}>
        <AboutFields form={form} />
      </section>
      <section className={styles.part} aria-label={words.contact}>
        <ContactFields form={form} />
      </section>
    </FixForm>
  )
}
