import type { Application, JobDetail } from '@evenshift/contract/model/application/application'
import type { ProfileDocument } from '@evenshift/contract/model/profile/profile'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { forgetApplication, keepApplication, keptApplication } from '#web/areas/seeker/jobs/apply/application-draft'
import { chosenDocuments, hasCv } from '#web/areas/seeker/jobs/apply/chosen-documents'
import { answerField, answersGiven, applicationField, missingAnswers } from '#web/shared/screening/screening'
import { missingWords } from '#web/areas/seeker/jobs/shifts/choice-words'
import type { ShiftChoice } from '#web/areas/seeker/jobs/shifts/useChosenShifts'
import { useProfile } from '#web/areas/seeker/profile/useProfile'
import { refresh } from '#web/api/keys'
import { seeker } from '#web/shared/calls/seeker'
import { isRefused } from '#web/shared/calls/is-refused'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { words } from '#web/areas/seeker/jobs/apply/words'

interface Values {
  coverNote: string
  answers: Record<string, string>
  /** Ids of documents of the profile; null until some are chosen. */
  documents: readonly string[] | null
  shareBioVideo: boolean
  shareFreeTimes: boolean
}
export type Applying = ReturnType<typeof useApplication>

/** What is typed of an application, kept on this device until it is sent, and the sending. */
export function useApplication(job: JobDetail, choice: ShiftChoice, onSent: (application: Application) => void) {
  const profile = useProfile()
  const own = profile?.documents ?? []
  const [kept, setKept] = useState(() => keptApplication(job))
  const form = useForm<Values>({
    initialValues: { coverNote: '', documents: null, shareBioVideo: false, shareFreeTimes: false, ...kept, answers: { ...kept?.answers } },
    onValuesChange: (values) => keepApplication(job._id, values),
    validate: ({ answers, documents }) => ({
      ...(choice.missing > 0 ? { shifts: missingWords(choice) } : {}),
      ...missingAnswers(job.screeningQuestions, answers),
      ...(job.requiresCv && !hasCv(chosenDocuments(documents, own), own) ? { documents: words.jobNeedsCvAdd } : {}),
    }),
  })
  const { note, isSending, send } = useSending({ job, choice, form, own, hasVideo: profile?.bioVideo != null, onSent })
  return {
    form,
    profile,
    note,
    isSending,
    send,
    isKept: kept !== null,
    discard: () => {
      form.setValues({ coverNote: '', answers: {} })
      setKept(null)
    },
  }
}

interface Sending {
  readonly job: JobDetail
  readonly choice: ShiftChoice
  readonly form: Pick<UseFormReturnType<Values>, 'setErrors'>
  readonly own: readonly ProfileDocument[]
  readonly hasVideo: boolean
  readonly onSent: (application: Application) => void
}

/** Pressing twice, or again after a lost answer, sends one application. */
function useSending({ job, choice, form, own, hasVideo, onSent }: Sending) {
  const cache = useQueryClient()
  const tryKey = useRef(crypto.randomUUID())
  const given = (answers: Values['answers']) => answersGiven(job.screeningQuestions, answers)
  const fields = ['shifts', 'coverNote', 'documents', 'shareFreeTimes', ...job.screeningQuestions.map(({ _id }) => answerField(_id))]
  const refused = useRefusal(form, hasVideo ? [...fields, 'shareBioVideo'] : fields, (path, { answers }: Values) =>
    applicationField(path, given(answers)),
  )
  const apply = useMutation({
    ...refused.calls,
    mutationFn: ({ coverNote, answers, documents: chosen, shareBioVideo, shareFreeTimes }: Values) => {
      const documents = chosenDocuments(chosen, own)
      return seeker.applyForJob(
        {
          body: {
            jobId: job._id,
            ...(job.shifts.length > 0 ? { shifts: [...choice.chosen] } : {}),
            ...(coverNote.trim() ? { coverNote } : {}),
            answers: given(answers),
            ...(documents.length > 0 ? { documents: [...documents] } : {}),
            ...(shareBioVideo ? { shareBioVideo } : {}),
            ...(shareFreeTimes ? { shareFreeTimes } : {}),
          },
        },
        { headers: { 'idempotency-key': tryKey.current } },
      )
    },
    onSuccess: async (application) => {
      forgetApplication(job._id)
      onSent(application)
      await cache.invalidateQueries({ queryKey: ['seeker'] })
    },
    onError: (error, sent) => {
      if (isRefused(error)) {
        tryKey.current = crypto.randomUUID()
        // A shift may have been filled since the page was read.
        void refresh(cache, 'seeker', ['openJob'])
      }
      refused.calls.onError(error, sent)
    },
  })
  return { note: refused.note, isSending: apply.isPending, send: (values: Values) => apply.mutate(values) }
}
