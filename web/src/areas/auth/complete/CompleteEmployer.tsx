import '../../../ui/theme/controls.css'
import type { CompanyRecord } from '@evenshift/contract/model/company/company-record'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { AuthFrame } from '#web/areas/auth/AuthFrame'
import { EmployerChecks } from '#web/areas/auth/complete/EmployerChecks'
import { WithoutNumber } from '#web/areas/auth/complete/WithoutNumber'
import { words } from '#web/areas/auth/complete/company-words'
import { keepCompany, keptCompany, noCompany } from '#web/areas/auth/complete/kept-company'
import { useSentHere } from '#web/areas/auth/complete/useSentHere'
import { employerMutation } from '#web/shared/calls/employer'
import { AboutFields, AddressFields, ContactFields, NameFields, WebsiteField } from '#web/shared/company/CompanyFields'
import { RegisterLookup } from '#web/shared/company/RegisterLookup'
import { type CompanyValues, companyFaults, companyFields, companyInputOf } from '#web/shared/company/company-values'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { refusalOf } from '#web/shared/forms/refusal'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { writeLocal } from '#web/shared/local-store'
import { useTitle } from '#web/shared/screens/useTitle'
import { session } from '#web/shared/session/current'
import { wayIn } from '#web/shared/session/return-address'
import { forgetSignUp } from '#web/shared/session/sign-up-draft'
import { Segment } from '#web/ui/choice/Segment'
import { StepBar } from '#web/ui/display/StepBar'
import { Form } from '#web/ui/form/Form'
import styles from './CompleteEmployer.module.css'

const routes = [
  { key: 'number', label: words.company.number },
  { key: 'none', label: words.company.none },
] as const
/** What is asked only of who has a number: the rest of a short form is added later. */
const ofNumberAlone: readonly string[] = ['registrationNumber', 'address.line2', 'bio']
/** What the second step asks. */
const ofPerson: readonly string[] = ['contactName', 'contactRole', 'phone']

/**
 * Makes the company in two steps: the company, by the register or by the route for those who have no number; then the person to ask for.
 * Each is an entry of the browser’s history; going back and forth keeps what was typed, and so does a reload.
 */
export function CompleteEmployer() {
  useTitle(words.tab)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const isSent = useSentHere()
  const [address] = useSearchParams()
  const [kept] = useState(keptCompany)
  const [route, setRoute] = useState((kept ?? noCompany).route)
  const [isAnswered, setIsAnswered] = useState((kept ?? noCompany).isAnswered)
  const [registered, setRegistered] = useState((kept ?? noCompany).registered)
  const form = useForm<CompanyValues>({ initialValues: (kept ?? noCompany).values, validate: companyFaults })
  const { values } = form
  const isTyped = kept !== null || form.isDirty()
  useEffect(() => {
    if (isTyped) keepCompany({ values, route, isAnswered, registered })
  }, [isTyped, values, route, isAnswered, registered])
  const step = address.get('step') === 'you' && isTyped ? 'you' : 'company'
  const setStep = (to: typeof step) => void navigate({ search: `?step=${to}` })
  /** What the first step asks is told there. */
  const goTo = (faulty: readonly string[]) => {
    if (faulty.some((field) => !ofPerson.includes(field))) setStep('company')
  }
  const shown = route === 'number' ? companyFields : companyFields.filter((field) => !ofNumberAlone.includes(field))
  const { note, calls } = useRefusal(form, shown)
  const create = useMutation({
    ...employerMutation('createEmployer'),
    ...calls,
    onSuccess: ({ _id }) => {
      writeLocal('employerId', _id)
      forgetSignUp()
      // Asked again on the way in: what is known says that there is no company.
      queryClient.removeQueries({ queryKey: ['approval'] })
      void navigate(wayIn('employer'), { replace: true })
    },
    onError: (error, sent) => {
      goTo(Object.keys(refusalOf(error, shown).fields))
      calls.onError(error, sent)
    },
  })
  const isOpen = route === 'none' || isAnswered
  const answered = (record: CompanyRecord | null) => {
    setIsAnswered(true)
    setRegistered(record && { registrationNumber: record.registrationNumber, name: record.name })
  }
  const goOn = () => {
    const { errors } = form.validate()
    // They are asked on the next step.
    for (const field of ofPerson) form.clearFieldError(field)
    const isRight = Object.keys(errors).every((field) => ofPerson.includes(field))
    if (isOpen && isRight) return setStep('you')
    if (!isOpen) form.setErrors({ registrationNumber: words.company.findFirst })
    focusFirstFault()
  }
  const send = (typed: CompanyValues) => {
    const body = companyInputOf(route === 'number' ? typed : { ...typed, registrationNumber: '' })
    if (body) create.mutate({ body })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (step === 'you')
      return form.onSubmit(send, (errors) => {
        goTo(Object.keys(errors))
        focusFirstFault()
      })(event)
    event.preventDefault()
    goOn()
  }
  return (
    <AuthFrame
      type="employer"
      progress={
        <StepBar states={step === 'company' ? ['now', 'open'] : ['done', 'now']}>
          <span aria-live="polite">{words.step(step === 'company' ? 1 : 2)}</span>
        </StepBar>
      }
      title={step === 'company' && route === 'none' ? words.company.noneTitle : words[step].title}
      text={step === 'you' ? words.you.text : isSent && <span role="status">{words.sent}</span>}
    >
      <Form
        className={styles.form}
        unsaved={isTyped && !create.isSuccess && 'kept'}
        what={words.what}
        busy={create.isPending}
        onSubmit={submit}
      >
        {step === 'company' ? (
          <>
            <section className={styles.part} aria-label={words.company.part}>
              <Segment label={words.company.ways} options={routes} value={route} onChange={setRoute} />
              {route === 'number' ? <RegisterLookup form={form} isMain={!isAnswered} onAnswer={answered} /> : <WithoutNumber />}
            </section>
            {route === 'none' ? (
              <>
                <section className={styles.part} aria-label={words.company.details}>
                  <NameFields form={form} nameHint={words.company.trading} />
                  <WebsiteField form={form} registered={registered} />
                </section>
                <section className={styles.part} aria-label={words.company.where}>
                  <h2>{words.company.where}</h2>
                  <AddressFields form={form} isShort />
                </section>
              </>
            ) : (
              isAnswered && (
                <section className={styles.part} aria-label={words.company.details}>
                  <h2>{words.company.details}</h2>
                  <AboutFields form={form} registered={registered} />
                </section>
              )
            )}
          </>
        ) : (
          <>
            <section className={styles.part} aria-label={words.you.title}>
              <ContactFields form={form} />
            </section>
            <EmployerChecks hasNumber={route === 'number'} />
          </>
        )}
        <RefusalNote lines={note} />
        <div className={styles.buttons}>
          <Button type="submit" variant={isOpen ? 'filled' : 'light'} size="lg" fullWidth loading={create.isPending}>
            {step === 'company' ? words.company.next : words.you.create}
          </Button>
          {step === 'company' ? (
            <Button variant="subtle" size="lg" fullWidth onClick={() => void session.leave()}>
              {words.company.signOut}
            </Button>
          ) : (
            <Button variant="subtle" size="lg" fullWidth onClick={() => setStep('company')}>
              {words.you.back}
            </Button>
          )}
        </div>
      </Form>
    </AuthFrame>
  )
}
