import type { Question } from '@evenshift/contract/model/interview/question'
import { useForm } from '@mantine/form'
import { flushSync } from 'react-dom'
import { LimitNote } from '#web/areas/employer/plan/limit/LimitNote'
import { useLimit } from '#web/areas/employer/plan/limit/useLimit'
import { useKeptForm } from '#web/areas/employer/plan/pay/useKeptForm'
import { QuestionFields } from '#web/areas/employer/questions/QuestionFields'
import { questionFaults, questionFields, questionInputOf, questionValuesOf } from '#web/areas/employer/questions/question-values'
import { staleWords, useSaveQuestion } from '#web/areas/employer/questions/useSaveQuestion'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { KeptNote } from '#web/shared/forms/KeptNote'
import { refusalOf } from '#web/shared/forms/refusal'
import { notify } from '#web/shared/notices/notify'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/employer/questions/words'

interface QuestionSheetProps {
  /** null adds a new one. */
  readonly question: Question | null
  readonly onClose: () => void
}

/** A question's form; what is typed stays until the server has taken it. */
export function QuestionSheet({ question, onClose }: QuestionSheetProps) {
  const blank = questionValuesOf(question)
  const kept = useKeptForm(question?._id ?? 'question', blank)
  const form = useForm({ initialValues: kept.initial, validate: questionFaults })
  const save = useSaveQuestion(question)
  const refusal = (error: unknown) => refusalOf(error, questionFields(form.values))
  const { note } = refusal(save.error)
  const send = form.onSubmit((values) => {
    const body = questionInputOf(values)
    if (body === null) return
    save.mutate(body, {
      onSuccess: () => {
        kept.forget()
        notify({ kind: 'done', text: question === null ? words.questionAdded : words.questionSaved })
        onClose()
      },
      onError: (error) => {
        // Drawn at once, so that it is these that are found and not those before.
        flushSync(() => form.setErrors({ ...refusal(error).fields }))
        focusFirstFault()
      },
    })
  }, focusFirstFault)
  const limit = useLimit(save.error, { kept: words.questionIsntSavedYet, onLeave: () => kept.keep(form.values) })
  const told = staleWords(save.error)
  return (
    <>
      <FormSheet
        title={question === null ? words.addAQuestion : words.editQuestion}
        submit={question === null ? words.addTheQuestion : words.save}
        unsaved={kept.unsavedOf(form.isDirty())}
        busy={save.isPending}
        refusal={note.length > 0 && <LimitNote lines={told === null ? note : [told]} limit={limit} />}
        onSubmit={send}
        onClose={onClose}
      >
        {question !== null && question.timesUsed > 0 && <Note>{words.interviewsAlreadySentKeep}</Note>}
        {kept.isBack && (
          <KeptNote
            not="saved"
            onDiscard={() => {
              kept.forget()
              form.setValues(blank)
            }}
          />
        )}
        <QuestionFields form={form} />
      </FormSheet>
      {limit.dialog}
    </>
  )
}
