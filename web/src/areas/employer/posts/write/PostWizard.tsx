import { londonDay } from '@evenshift/contract/london'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { useForm } from '@mantine/form'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { LimitNote } from '#web/areas/employer/plan/limit/LimitNote'
import { useLimit } from '#web/areas/employer/plan/limit/useLimit'
import { messageField, useChangeCheck } from '#web/areas/employer/posts/write/change/useChangeCheck'
import { formPathOf, shownFields } from '#web/areas/employer/posts/write/form-paths'
import { PostPreview } from '#web/areas/employer/posts/write/preview/PostPreview'
import { WeekCosts } from '#web/areas/employer/posts/write/preview/WeekCosts'
import { StepJob } from '#web/areas/employer/posts/write/steps/StepJob'
import { StepWeek } from '#web/areas/employer/posts/write/steps/StepWeek'
import { WizardFoot } from '#web/areas/employer/posts/write/WizardFoot'
import { WizardHead } from '#web/areas/employer/posts/write/WizardHead'
import { KeptNote } from '#web/shared/forms/KeptNote'
import { forgetPost, keepPost, keptPost } from '#web/areas/employer/posts/write/kept-post'
import { withDates } from '#web/areas/employer/posts/write/post-dates'
import { type PostValues, blankPost, postValuesOf } from '#web/areas/employer/posts/write/post-values'
import { firstStepOf, placeOf, stepOf, steps } from '#web/areas/employer/posts/write/steps/steps'
import { useWording } from '#web/areas/employer/posts/write/useWording'
import { useDraft } from '#web/areas/employer/posts/write/useDraft'
import { useSteps } from '#web/areas/employer/posts/write/useSteps'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { faultsAt, refusalOf } from '#web/shared/forms/refusal'
import { notify } from '#web/shared/notices/notify'
import { paths, to } from '#web/shared/paths'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { useScreen } from '#web/shared/shell/useScreen'
import { useNow } from '#web/shared/words/useNow'
import { Bone } from '#web/ui/page/Bone'
import styles from './Wizard.module.css'

// Only a post that is out needs it.
const ChangeCheck = lazyPart(
  async () => (await import('#web/areas/employer/posts/write/change/ChangeCheck')).ChangeCheck,
  <Bone height={480} />,
)
// The last step is not needed before it is opened.
const StepReview = lazyPart(
  async () => (await import('#web/areas/employer/posts/write/steps/StepReview')).StepReview,
  <Bone height={480} />,
)

/** How long nobody types before a draft is saved. */
const SAVE_AFTER_MS = 1_000
const isSame = (one: PostValues, other: PostValues): boolean => JSON.stringify(one) === JSON.stringify(other)
const REVIEW = placeOf('review')

interface PostWizardProps {
  /** null for a new one. */
  readonly job: EmployerJob | null
  /** What a new one begins with. */
  readonly blank?: PostValues
}

/** Three steps to a post. A draft saves itself as it is written; a post that is out saves when told to. */
export function PostWizard({ job, blank = blankPost }: PostWizardProps) {
  const isDraft = job === null || job.status === 'draft'
  useScreen(isDraft ? 'Post a job' : 'Edit job', isDraft ? paths.ongoingPosts : to(paths.post, { jobId: job._id }))
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<readonly string[]>([])
  const [planFault, setPlanFault] = useState<unknown>(null)
  // Not set by a draft that saves itself: a button that goes dead under the finger loses its press.
  const [busy, setBusy] = useState<'next' | 'finish' | null>(null)
  const formId = useId()
  const today = londonDay(useNow())
  const [start] = useState(() => {
    const written = job ? postValuesOf(job) : blank
    return isDraft ? { ...written, ...withDates(written, today) } : written
  })
  const [kept, setKept] = useState(() => keptPost(job?._id ?? null))
  const form = useForm({ initialValues: kept ?? start })
  const check = useChangeCheck()
  const refused = useRef<readonly string[]>([])
  /** Goes up with each look and each Publish: what an earlier look finds late no longer counts. */
  const turn = useRef(0)
  const draft = useDraft(job, (error) => {
    const values = form.getValues()
    const { fields, note } = refusalOf(error, [...shownFields(values), messageField], (path) => formPathOf(values, path))
    refused.current = Object.keys(fields)
    // Drawn at once, so that it is these that are found and not those before.
    flushSync(() => form.setErrors({ ...fields }))
    setRefusal(note)
    setPlanFault(error)
  })
  const wording = useWording(form.values)
  const { step, wanted, heading, put, go, edit, mend } = useSteps()
  const place = placeOf(step)

  /** All of it is saved: under its id, and where it had none yet. */
  const forget = () => {
    forgetPost(null)
    forgetPost(draft.id())
  }
  const autosave = async (values: PostValues) => {
    if (!isDraft || !values.title.trim()) return null
    const saved = await draft.save(values)
    if (saved && isSame(form.getValues(), values)) forget()
    if (saved && window.location.pathname === paths.newPost && new URLSearchParams(window.location.search).get('draft') !== saved._id)
      put({ draft: saved._id })
    return saved
  }
  const saveLater = useDebouncedCallback((values: PostValues) => void autosave(values), { delay: SAVE_AFTER_MS, flushOnUnmount: true })
  // A save that was waiting when Publish was pressed leaves what Publish was told.
  const [written, setWritten] = useState(form.values)
  if (written !== form.values) {
    setWritten(form.values)
    setRefusal([])
  }
  const { id: savedId } = draft
  const opened = useRef(form.values)
  useEffect(() => {
    if (isSame(form.values, start)) forgetPost(savedId())
    else if (form.values !== opened.current) keepPost(savedId(), form.values)
    saveLater(form.values)
  }, [form.values, saveLater, savedId, start])
  const discard = () => {
    setKept(null)
    form.setValues(start)
  }
  /** Saves what is written, and tells what keeps it back at the fields of the steps up to here; false where it couldn’t be saved. */
  const look = async (upTo: number): Promise<boolean> => {
    const own = ++turn.current
    const { title, description } = form.getValues()
    refused.current = []
    if (!title.trim()) {
      const faults = { title: 'Enter the job title', ...(!description.trim() && { description: 'Describe the work' }) }
      refused.current = Object.keys(faults)
      form.setErrors(faults)
      return false
    }
    if (!(await autosave(form.getValues()))) return false
    const faults = await draft.faults()
    if (!faults) return false
    if (own !== turn.current) return true
    const values = form.getValues()
    const byPath = Object.fromEntries(faults.map(({ path, message }) => [path, message]))
    const { fields, note } = faultsAt(byPath, shownFields(values), (path) => formPathOf(values, path))
    const told = Object.entries(fields).filter(([path]) => placeOf(stepOf(path)) <= upTo)
    refused.current = told.map(([path]) => path)
    flushSync(() => form.setErrors(Object.fromEntries(told)))
    if (upTo === REVIEW && note.length > 0) setRefusal(note)
    return true
  }
  const next = async () => {
    const after = steps[place + 1]
    if (!after) return
    if (!isDraft) return go(after.key)
    setRefusal([])
    setBusy('next')
    const isSaved = await look(place)
    setBusy(null)
    if (!isSaved) return mend(firstStepOf(refused.current))
    if (refused.current.some((path) => stepOf(path) === step)) return focusFirstFault()
    go(after.key)
  }
  const finish = async () => {
    turn.current += 1
    setRefusal([])
    setBusy('finish')
    const done = await (isDraft ? draft.publish(form.values) : check.save(draft, form.values))
    setBusy(null)
    if (done === 'asked') return window.scrollTo(0, 0)
    if (!done) return check.isOpen && check.staysAt(refused.current) ? focusFirstFault() : mend(firstStepOf(refused.current))
    forget()
    notify({
      kind: 'done',
      text: !isDraft ? 'Saved' : done.status === 'live' ? 'Your job is live' : 'Sent. We’ll read it before it goes live',
    })
    void navigate(to(paths.post, { jobId: done._id }), { replace: true, state: { isPublished: isDraft } })
  }
  const limit = useLimit(planFault, {
    kept: `${form.values.title.trim() || 'Your job'} is saved as a draft.`,
    job: { id: savedId(), verb: 'publish', again: () => void finish() },
    back: () => `${paths.newPost}?draft=${savedId() ?? ''}&step=review`,
  })
  const faults = Object.keys(form.errors).filter((path) => Boolean(form.errors[path]))
  const faultsHere = step === 'review' ? faults : faults.filter((path) => stepOf(path) === step)
  const note = <LimitNote lines={refusal} limit={limit} />
  if (check.preview && job)
    return (
      <ChangeCheck
        job={job}
        preview={check.preview}
        message={check.message}
        fault={form.errors[messageField]}
        note={note}
        busy={busy === 'finish'}
        onWrite={check.write}
        onBack={() => {
          form.clearFieldError(messageField)
          check.close()
        }}
        onSave={() => void finish()}
      />
    )
  return (
    <div className={styles.page}>
      <WizardHead
        job={form.values.title.trim()}
        isDraft={isDraft}
        step={step}
        faulty={new Set(faults.map(stepOf))}
        heading={heading}
        onGo={go}
      />
      {note}
      {kept && <KeptNote not="saved" onDiscard={discard} />}
      <div className={styles.columns} data-review={step === 'review' || undefined}>
        <form
          id={formId}
          className={styles.body}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (busy === null) void next()
          }}
        >
          {step === 'job' && <StepJob form={form} job={job} wording={wording} wanted={wanted} />}
          {step === 'week' && <StepWeek form={form} job={job} wording={wording} wanted={wanted} />}
          {step === 'review' && (
            <StepReview
              form={form}
              isDraft={isDraft}
              onOpen={() => void (isDraft && look(REVIEW))}
              onEdit={edit}
              onMend={(path, fault) => mend(stepOf(path), fault)}
            />
          )}
        </form>
        {step === 'job' && <PostPreview values={form.values} job={job} writing />}
        {step === 'week' && <WeekCosts values={form.values} />}
        {step === 'review' && <PostPreview values={form.values} job={job} whole />}
      </div>
      <WizardFoot
        place={place}
        isDraft={isDraft}
        form={formId}
        faults={faultsHere.length}
        savedAt={isDraft ? draft.savedAt : null}
        busy={busy}
        onBack={() => go(steps[Math.max(0, place - 1)]?.key ?? 'job')}
        onMend={() => (step === 'review' ? mend(firstStepOf(faults)) : focusFirstFault())}
        onFinish={() => void finish()}
      />
      {limit.dialog}
    </div>
  )
}
