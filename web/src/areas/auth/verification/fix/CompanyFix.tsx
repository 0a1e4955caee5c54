import type { Employer } from '@evenshift/contract/model/company/employer'
import { useForm } from '@mantine/form'
import { IconX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { companyDoubts } from '#web/areas/auth/verification/fix/company-doubts'
import { FixForm } from '#web/areas/auth/verification/fix/FixForm'
import { WhatIsFine } from '#web/areas/auth/verification/fix/WhatIsFine'
import { namedPart } from '#web/areas/auth/verification/fix/named-part'
import { useSentAgain } from '#web/areas/auth/verification/fix/useSentAgain'
import { employerMutation } from '#web/shared/calls/employer'
import {
  AddressFields,
  BioField,
  ContactFields,
  KindFields,
  NameField,
  type Registered,
  WebsiteField,
} from '#web/shared/company/CompanyFields'
import { RegisterLookup } from '#web/shared/company/RegisterLookup'
import { companyFaults, companyFields, companyInputOf, companyValuesOf } from '#web/shared/company/company-values'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { Fold } from '#web/ui/page/Fold'
import { words } from '#web/areas/auth/verification/fix/words'
import styles from '../Verification.module.css'

/** The company's own form, filled: first what our checks could not confirm, each with its field, and the rest a press away. */
export function CompanyFix({ company }: { readonly company: Employer }) {
  const isRejected = company.status === 'Rejected'
  const sentAgain = useSentAgain(isRejected)
  const form = useForm({ initialValues: companyValuesOf(company), validate: companyFaults })
  const doubts = companyDoubts(company)
  const named = namedPart(company)
  const [registered, setRegistered] = useState<Registered | null>(null)
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
  const hasNumber = company.registrationNumber !== null
  const register = doubts.registrationNumber ?? doubts.companyName
  const lookup = <RegisterLookup form={form} onAnswer={setRegistered} />
  return (
    <FixForm what={words.yourCompany} changed={form.isDirty()} isRejected={isRejected} busy={send.isPending} note={note} onSubmit={submit}>
      {register && (
        <DoubtPart doubt={register}>
          {lookup}
          <NameField form={form} registered={registered} />
        </DoubtPart>
      )}
      {doubts.website && (
        <DoubtPart doubt={doubts.website}>
          <WebsiteField form={form} />
        </DoubtPart>
      )}
      {/* Under the reason that the card says first. */}
      {named === 'website' && !doubts.website && <WebsiteField form={form} />}
      {named === 'address' && <AddressFields form={form} />}
      {named === 'contact' && <ContactFields form={form} />}
      {isRejected && <WhatIsFine evidence={company.evidence} />}
      {/* Who is still being checked may change anything; a fault in there opens it. */}
      <Fold title={words.whatYouSent} isOpen={!isRejected || !(register || doubts.website || named) || Object.keys(form.errors).length > 0}>
        <div className={styles.form}>
          {!register && hasNumber && lookup}
          {!register && <NameField form={form} registered={registered} />}
          <KindFields form={form} />
          {!doubts.website && named !== 'website' && <WebsiteField form={form} />}
          {named !== 'address' && <AddressFields form={form} />}
          <BioField form={form} />
          {named !== 'contact' && <ContactFields form={form} />}
          {/* Whoever gave no number most likely has none. */}
          {!register && !hasNumber && lookup}
        </div>
      </Fold>
    </FixForm>
  )
}

/** What our checks could not confirm, and the field that puts it right. */
function DoubtPart({ doubt, children }: { readonly doubt: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.doubt}>
        <IconX size={18} stroke={2} aria-hidden />
        {doubt}
      </h2>
      {children}
    </section>
  )
}
