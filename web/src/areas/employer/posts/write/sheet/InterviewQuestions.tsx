import type { Question } from '@evenshift/contract/model/interview/question'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChosenQuestions } from '#web/areas/employer/interviews/ChosenQuestions'
import { QuestionPicker } from '#web/areas/employer/interviews/QuestionPicker'
import { bankQuestions } from '#web/areas/employer/interviews/bank-questions'
import { questionsFault } from '#web/areas/employer/interviews/invite-terms'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { Bone } from '#web/ui/page/Bone'
import { words } from '#web/areas/employer/posts/write/sheet/words'
import styles from '../Wizard.module.css'

/** Questions of the bank that an invitation for this post begins with. */
export function InterviewQuestions({ form }: Pick<WizardStepProps, 'form'>) {
  const [kept] = useState(form.values.questions)
  const found = useQuery(bankQuestions(kept))
  const [picked, setPicked] = useState<readonly Question[] | null>(null)
  const chosen = picked ?? found.data ?? []
  const change = (questions: readonly Question[]) => {
    setPicked(questions)
    form.setFieldValue(
      'questions',
      questions.map(({ _id }) => _id),
    )
  }
  const refused = form.errors['questions']
  const fault = chosen.length > 0 ? questionsFault(chosen) : null
  return (
    <>
      <p className={styles.muted}>{words.everyInvitationStartsThese}</p>
      {found.isLoading ? (
        <Bone height={80} />
      ) : (
        <>
          <ChosenQuestions chosen={chosen} onChange={change} />
          <QuestionPicker chosen={chosen} onChange={change} error={typeof refused === 'string' ? refused : fault} />
        </>
      )}
    </>
  )
}
