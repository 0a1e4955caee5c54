import type { Question } from '@evenshift/contract/model/interview/question'
import { useForm } from '@mantine/form'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { ApiError } from '#web/api/api-error'
import { QuestionFields } from '#web/areas/employer/questions/QuestionFields'
import { questionFaults, questionFields, questionInputOf, questionValuesOf } from '#web/areas/employer/questions/question-values'
import { staleWords, useSaveQuestion } from '#web/areas/employer/questions/useSaveQuestion'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { refusalOf } from '#web/shared/forms/refusal'
import { notify } from '#web/shared/notices/notify'
import { paths } from '#web/shared/paths'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { Note } from '#web/ui/display/Note'

interface QuestionSheetProps {
  /** null adds a new one. */
  readonly question: Question | null
  readonly onClose: () => void
}

/** A question's form; what is typed stays until the server has taken it. */
export function QuestionSheet({ question, onClose }: QuestionSheetProps) {
  const form = useForm({ initialValues: questionValuesOf(question), validate: questionFaults })
  const save = useSaveQuestion(question)
  const refusal = (error: unknown) => refusalOf(error, questionFields(form.values))
  const { note } = refusal(save.error)
  const send = form.onSubmit((values) => {
    const body = questionInputOf(values)
    if (body === null) return
    save.mutate(body, {
      onSuccess: () => {
        notify({ kind: 'done', text: question === null ? 'Question added' : 'Question saved' })
        onClose()
      },
      onError: (error) => {
        // Drawn at once, so that it is these that are found and not those before.
        flushSync(() => form.setErrors({ ...refusal(error).fields }))
        focusFirstFault()
      },
    })
  }, focusFirstFault)
  return (
    <FormSheet
      title={question === null ? 'Add a question' : 'Change the question'}
      submit={question === null ? 'Add the question' : 'Save'}
      unsaved={form.isDirty()}
      busy={save.isPending}
      refusal={
        note.length > 0 && (
          <Note kind="bad" spoken>
            {staleWords(save.error) ?? note.join(' ')}{' '}
            {save.error instanceof ApiError && save.error.code === 'PLAN_LIMIT' && <Link to={paths.subscription}>See your plan</Link>}
          </Note>
        )
      }
      onSubmit={send}
      onClose={onClose}
    >
      {question !== null && question.timesUsed > 0 && <Note>Interviews already sent keep the wording they had.</Note>}
      <QuestionFields form={form} />
    </FormSheet>
  )
}
