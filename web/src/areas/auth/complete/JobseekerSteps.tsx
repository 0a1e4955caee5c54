import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { AuthFrame } from '#web/areas/auth/AuthFrame'
import { ChoicesStep } from '#web/areas/auth/complete/ChoicesStep'
import { PersonStep } from '#web/areas/auth/complete/PersonStep'
import type { WeekStepProps } from '#web/areas/auth/complete/WeekStep'
import { keepSteps, keptSteps, noSteps } from '#web/areas/auth/complete/kept-steps'
import { useSentHere } from '#web/areas/auth/complete/useSentHere'
import { words } from '#web/areas/auth/complete/words'
import { type JobseekerValues, choiceFields, choicesOf, personFaults, personFields } from '#web/areas/auth/complete/jobseeker-values'
import { birthSent } from '#web/shared/birth/birth-day'
import { seeker } from '#web/shared/calls/seeker'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { refusalOf } from '#web/shared/forms/refusal'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { forgetSignUp } from '#web/shared/session/sign-up-draft'
import { wayIn } from '#web/shared/session/return-address'
import { approvalQuery } from '#web/shared/approval/approval'
import { StepBar } from '#web/ui/display/StepBar'
import { useUnsaved } from '#web/ui/unsaved/useUnsaved'
import { type OwnWeek } from '#web/ui/week/own-week'

// The week to draw on is the last step's alone.
const WeekStep = lazyPart<WeekStepProps>(async () => (await import('#web/areas/auth/complete/WeekStep')).WeekStep, <PageSpinner />)

const heads = [words.person, words.choices, words.week] as const
/** How the address names the steps. */
const names = ['about', 'skills', 'week'] as const
type Step = 0 | 1 | 2

const hasFaults = (values: JobseekerValues): boolean => Object.keys(personFaults(values)).length > 0

interface JobseekerStepsProps {
  /** The profile is there already: a reload of the last step. */
  readonly made: boolean
  /** Called as the profile is about to be made, so that nobody is sent away before the last step. */
  readonly onBegin: () => void
}

/**
 * Three short steps, each an entry of the browser’s history; going back and forth keeps what was typed, and so does a reload. The profile is
 * made after the second, the week is its own call.
 */
export function JobseekerSteps({ made, onBegin }: JobseekerStepsProps) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const isSent = useSentHere()
  const [address] = useSearchParams()
  const [kept] = useState(keptSteps)
  const [week, setWeek] = useState<OwnWeek>((kept ?? noSteps).week)
  const form = useForm<JobseekerValues>({ initialValues: (kept ?? noSteps).values })
  const { values } = form
  const isTyped = kept !== null || form.isDirty()
  useEffect(() => {
    if (isTyped) keepSteps({ values, week })
  }, [isTyped, values, week])
  const setStep = (to: Step) => void navigate({ search: `?step=${names[to]}` })
  const refused = useRefusal(form, [...personFields, ...choiceFields])
  const make = useMutation({
    ...refused.calls,
    mutationFn: ({ skills, interests, sectors, dateOfBirth, postcode, ...person }: JobseekerValues) => {
      onBegin()
      return seeker.changeProfile({
        body: {
          ...person,
          dateOfBirth: birthSent(dateOfBirth),
          postcode: postcode.trim() || null,
          skills: choicesOf(skills),
          interests: choicesOf(interests),
          sectors: choicesOf(sectors),
        },
      })
    },
    onSuccess: () => setStep(2),
    onError: (error, sent) => {
      // The person is asked on the first step.
      if (Object.keys(refusalOf(error, personFields).fields).length > 0) setStep(0)
      refused.calls.onError(error, sent)
    },
  })
  const { question } = useUnsaved({ unsaved: isTyped && !make.isSuccess && 'kept', what: words.what, busy: make.isPending })
  const asked = address.get('step')
  const isMade = made || make.isSuccess
  const step: Step = asked === 'week' && isMade ? 2 : (asked === 'week' || asked === 'skills') && !hasFaults(form.values) ? 1 : 0
  const finish = async () => {
    forgetSignUp()
    await Promise.all([
      cache.refetchQueries({ queryKey: approvalQuery('jobseeker').queryKey }),
      cache.invalidateQueries({ queryKey: ['seeker'] }),
    ])
    void navigate(wayIn('jobseeker'), { replace: true })
  }
  const onPerson = () => {
    const faults = personFaults(form.values)
    form.setErrors(faults)
    if (Object.keys(faults).length === 0) setStep(1)
    else focusFirstFault()
  }
  const onChoices = () => {
    if (form.values.skills.length + form.values.interests.length > 0) return make.mutate(form.values)
    form.setErrors({ skills: words.choices.none })
    focusFirstFault()
  }
  return (
    <AuthFrame
      type="jobseeker"
      progress={
        <StepBar states={heads.map((_, place) => (place < step ? 'done' : place === step ? 'now' : 'open'))}>
          <span aria-live="polite">{words.step(step + 1)}</span>
        </StepBar>
      }
      title={heads[step].title}
      text={
        <>
          {isSent && step === 0 && <span role="status">{words.sent} </span>}
          {heads[step].text}
        </>
      }
    >
      {step === 0 && <PersonStep form={form} onNext={onPerson} />}
      {step === 1 && <ChoicesStep form={form} busy={make.isPending} note={refused.note} onBack={() => setStep(0)} onNext={onChoices} />}
      {step === 2 && <WeekStep week={week} onChange={setWeek} onBack={() => setStep(1)} onDone={() => void finish()} />}
      {question}
    </AuthFrame>
  )
}
