import { londonDay } from '@evenshift/contract/london'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { messageField } from '#web/areas/employer/posts/write/change/useChangeCheck'
import { formPathOf, shownFields } from '#web/areas/employer/posts/write/form-paths'
import { keptPost } from '#web/areas/employer/posts/write/kept-post'
import { withDates } from '#web/areas/employer/posts/write/post-dates'
import { type PostValues, blankPost, postValuesOf } from '#web/areas/employer/posts/write/post-values'
import { withShifts } from '#web/areas/employer/posts/write/shifts-needed'
import { useDraft } from '#web/areas/employer/posts/write/useDraft'
import { refusalOf } from '#web/shared/forms/refusal'
import { useNow } from '#web/shared/words/useNow'

/** A post as it is written: its form, what this browser kept of it, the draft behind it and what was refused of that; `onRefused` hears at which paths. */
export function useWrittenPost(job: EmployerJob | null, begun: PostValues | null, onRefused: (paths: readonly string[]) => void) {
  const isDraft = job === null || job.status === 'draft'
  const today = londonDay(useNow())
  const [start] = useState(() => {
    const written = begun ?? (job ? postValuesOf(job) : blankPost)
    return isDraft
      ? { ...written, ...withDates(written, today), ...(written.hoursPerWeek === '' && withShifts(written, {}, job)) }
      : written
  })
  const [kept, setKept] = useState(() => keptPost(job?._id ?? null))
  const form = useForm({ initialValues: kept ?? start })
  const [refusal, setRefusal] = useState<readonly string[]>([])
  const [planFault, setPlanFault] = useState<unknown>(null)
  const draft = useDraft(job, (error) => {
    const values = form.getValues()
    const { fields, note } = refusalOf(error, [...shownFields(values), messageField], (path) => formPathOf(values, path))
    onRefused(Object.keys(fields))
    // Drawn at once, so that it is these that are found and not those before.
    flushSync(() => form.setErrors({ ...fields }))
    setRefusal(note)
    setPlanFault(error)
  })
  // A save that was waiting when Publish was pressed leaves what Publish was told.
  const [written, setWritten] = useState(form.values)
  if (written !== form.values) {
    setWritten(form.values)
    setRefusal([])
  }
  return {
    isDraft,
    /** What it began with. */
    start,
    form,
    draft,
    /** What was refused and belongs to no field. */
    refusal,
    setRefusal,
    planFault,
    isKept: kept !== null,
    discard: () => {
      setKept(null)
      form.setValues(start)
    },
  }
}
export type WrittenPost = ReturnType<typeof useWrittenPost>
