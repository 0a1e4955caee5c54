import type { Advert } from '@evenshift/contract/model/job/advert'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ApplyForm } from '#web/areas/auth/apply/ApplyForm'
import { ApplyFrame } from '#web/areas/auth/apply/ApplyFrame'
import { CodeStep } from '#web/areas/auth/apply/CodeStep'
import { OtherTab } from '#web/areas/auth/apply/OtherTab'
import { type ApplyDraft, keepApplying, keptFor } from '#web/areas/auth/apply/apply-draft'
import { type TypedValues, applyFaults, blankFor, takenUp } from '#web/areas/auth/apply/apply-values'
import { words } from '#web/areas/auth/apply/words'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { answersGiven } from '#web/shared/screening/screening'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { useTitle } from '#web/shared/screens/useTitle'
import { waysIn } from '#web/shared/session/ways-in'

const CODE = 'code'

/** What is asked, then the code that confirms it, each an entry of the browser’s history; a reload keeps both but for the password. */
export function ApplySteps({ advert }: { readonly advert: Advert }) {
  useTitle(words.applyFor(advert.title))
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const [begun] = useState(() => keptFor(advert._id))
  const [key] = useState(() => begun?.key ?? crypto.randomUUID())
  const keep = ({ password: _never, ...values }: TypedValues, stage: ApplyDraft['stage']) =>
    keepApplying({
      jobId: advert._id,
      values,
      skills: advert.skills,
      answers: answersGiven(advert.screeningQuestions, values.answers),
      stage,
      key,
    })
  const form = useForm<TypedValues>({
    initialValues: begun === null ? blankFor(advert) : takenUp(advert, begun),
    onValuesChange: (values) => keep(values, 'typed'),
  })
  const refused = useRefusal(form, ['email', 'password'])
  const signUp = useMutation({
    ...refused.calls,
    mutationFn: async ({ email, password }: TypedValues) =>
      (await waysIn('jobseeker')).signUp({ body: { email, password, jobId: advert._id } }),
    onSuccess: (_, values) => {
      keep(values, 'asked')
      void navigate({ search: `?step=${CODE}` })
    },
  })
  const send = () => {
    const faults = applyFaults(form.values, advert)
    form.setErrors(faults)
    if (Object.keys(faults).length === 0) signUp.mutate(form.values)
    else focusFirstFault()
  }
  const asked = keptFor(advert._id)
  const isAtCode = address.get('step') === CODE
  const isAsked = isAtCode && asked?.stage === 'asked'
  useEffect(() => {
    // Another step begins at its top.
    window.scrollTo(0, 0)
  }, [isAsked])
  if (isAtCode && asked === null) return <OtherTab advert={advert} onStartAgain={() => void navigate({ search: '' })} />
  return (
    <ApplyFrame jobId={advert._id} advert={advert} title={isAsked ? words.checkYourEmail : words.applyInAMinute}>
      {isAsked ? (
        <CodeStep advert={advert} email={asked.values.email} onChange={() => void navigate({ search: '' })} />
      ) : (
        <ApplyForm advert={advert} form={form} note={refused.note} busy={signUp.isPending} onSend={send} />
      )}
    </ApplyFrame>
  )
}
