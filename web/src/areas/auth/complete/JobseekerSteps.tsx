import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AuthFrame } from '#web/areas/auth/AuthFrame'
import { ChoicesStep } from '#web/areas/auth/complete/ChoicesStep'
import { PersonStep } from '#web/areas/auth/complete/PersonStep'
import { WeekStep } from '#web/areas/auth/complete/WeekStep'
import { type JobseekerValues, choiceFields, noValues, personFaults, personFields } from '#web/areas/auth/complete/jobseeker-values'
import { seeker } from '#web/shared/calls/seeker'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { refusalOf } from '#web/shared/forms/refusal'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { wayIn } from '#web/shared/session/return-address'
import { approvalQuery } from '#web/shared/approval/approval'
import { useUnsaved } from '#web/ui/unsaved/useUnsaved'
import { type OwnWeek } from '#web/ui/week/own-week'
import { emptyWeek } from '#web/ui/week/half-hours'

const titles = ['About you', 'Your skills and interests', 'When are you free?'] as const
const texts = [
  'Please complete your profile. It takes about two minutes.',
  'Pick a few: the more you add, the better your matches.',
  'Employers only see whether their shifts fit, never your week. Change it any time.',
] as const

interface JobseekerStepsProps {
  /** Called as the profile is about to be made, so that nobody is sent away before the last step. */
  readonly onBegin: () => void
}

/** Three short steps; going back and forth keeps what was typed. The profile is made after the second, the week is its own call. */
export function JobseekerSteps({ onBegin }: JobseekerStepsProps) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [step, setStep] = useState<0 | 1 | 2>(0)
  const [week, setWeek] = useState<OwnWeek>({ free: emptyWeek, busy: [] })
  const form = useForm<JobseekerValues>({ initialValues: noValues })
  const refused = useRefusal(form, [...personFields, ...choiceFields])
  const make = useMutation({
    ...refused.calls,
    mutationFn: ({ skills, interests, postcode, ...person }: JobseekerValues) => {
      onBegin()
      return seeker.changeProfile({
        body: { ...person, postcode: postcode.trim() || null, skills: [...skills], interests: [...interests] },
      })
    },
    onSuccess: () => setStep(2),
    onError: (error, sent) => {
      // The person is asked on the first step.
      if (Object.keys(refusalOf(error, personFields).fields).length > 0) setStep(0)
      refused.calls.onError(error, sent)
    },
  })
  const { question } = useUnsaved({ unsaved: form.isDirty() && !make.isSuccess, what: 'your details', busy: make.isPending })
  const finish = async () => {
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
    if (form.values.skills.length + form.values.interests.length === 0) form.setErrors({ skills: 'Choose at least one skill or interest' })
    else make.mutate(form.values)
  }
  return (
    <AuthFrame
      type="jobseeker"
      title={titles[step]}
      text={
        <>
          <span aria-live="polite">Step {step + 1} of 3.</span> {texts[step]}
        </>
      }
    >
      {step === 0 && <PersonStep form={form} onNext={onPerson} />}
      {step === 1 && <ChoicesStep form={form} busy={make.isPending} note={refused.note} onBack={() => setStep(0)} onNext={onChoices} />}
      {step === 2 && <WeekStep week={week} onChange={setWeek} onDone={() => void finish()} />}
      {question}
    </AuthFrame>
  )
}
