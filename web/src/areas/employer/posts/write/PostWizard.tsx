import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { useForm } from '@mantine/form'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useSearchParams } from 'react-router'
import { LimitNote } from '#web/areas/employer/plan/limit/LimitNote'
import { useLimit } from '#web/areas/employer/plan/limit/useLimit'
import { messageField, useChangeCheck } from '#web/areas/employer/posts/write/change/useChangeCheck'
import { formPathOf, shownFields } from '#web/areas/employer/posts/write/form-paths'
import { focusFault } from '#web/areas/employer/posts/write/focus-fault'
import { PostPreview } from '#web/areas/employer/posts/write/preview/PostPreview'
import { StepCheck } from '#web/areas/employer/posts/write/steps/StepCheck'
import { StepJob } from '#web/areas/employer/posts/write/steps/StepJob'
import { StepPay } from '#web/areas/employer/posts/write/steps/StepPay'
import { StepPeople } from '#web/areas/employer/posts/write/steps/StepPeople'
import { StepShifts } from '#web/areas/employer/posts/write/steps/StepShifts'
import { WizardFoot } from '#web/areas/employer/posts/write/WizardFoot'
import { WizardHead } from '#web/areas/employer/posts/write/WizardHead'
import { KeptNote } from '#web/shared/forms/KeptNote'
import { forgetPost, keepPost, keptPost } from '#web/areas/employer/posts/write/kept-post'
import { type PostValues, blankPost, postValuesOf } from '#web/areas/employer/posts/write/post-values'
import { type StepKey, firstStepOf, stepAt, stepOf, steps } from '#web/areas/employer/posts/write/steps/steps'
import { useWording } from '#web/areas/employer/posts/write/useWording'
import { useDraft } from '#web/areas/employer/posts/write/useDraft'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { refusalOf } from '#web/shared/forms/refusal'
import { notify } from '#web/shared/notices/notify'
import { paths, to } from '#web/shared/paths'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { useScreen } from '#web/shared/shell/useScreen'
import { Bone } from '#web/ui/page/Bone'
import styles from './Wizard.module.css'

// Only a post that is out needs it.
const ChangeCheck = lazyPart(
  async () => (await import('#web/areas/employer/posts/write/change/ChangeCheck')).ChangeCheck,
  <Bone height={480} />,
)

/** How long nobody types before a draft is saved. */
const SAVE_AFTER_MS = 1_000
const isSame = (one: PostValues, other: PostValues): boolean => JSON.stringify(one) === JSON.stringify(other)
const bodies = { job: StepJob, shifts: StepShifts, pay: StepPay, people: StepPeople, check: StepCheck } as const

interface PostWizardProps {
  /** null for a new one. */
  readonly job: EmployerJob | null
  /** What a new one begins with. */
  readonly blank?: PostValues
}

/** Five steps to a post. A draft saves itself as it is written; a post that is out saves when told to. */
export function PostWizard({ job, blank = blankPost }: PostWizardProps) {
  const isDraft = job === null || job.status === 'draft'
  useScreen(isDraft ? 'Post a job' : 'Edit job', isDraft ? paths.ongoingPosts : to(paths.post, { jobId: job._id }))
  const navigate = useNavigate()
  const [address, setAddress] = useSearchParams()
  const [refusal, setRefusal] = useState<readonly string[]>([])
  const [planFault, setPlanFault] = useState<unknown>(null)
  // Not set by a draft that saves itself: a button that goes dead under the finger loses its press.
  const [isFinishing, setFinishing] = useState(false)
  const [start] = useState(() => (job ? postValuesOf(job) : blank))
  const [kept, setKept] = useState(() => keptPost(job?._id ?? null))
  const form = useForm({ initialValues: kept ?? start })
  const check = useChangeCheck()
  const refused = useRef<readonly string[]>([])
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
  const step = stepAt(address.get('step'))
  const place = steps.findIndex(({ key }) => key === step)
  const Body = bodies[step]

  /** Reads the address as it is at that moment: a save may end after another step was opened. */
  const put = (part: Readonly<Record<string, string>>) =>
    setAddress({ ...Object.fromEntries(new URLSearchParams(window.location.search)), ...part }, { replace: true })
  const go = (key: StepKey) => {
    put({ step: key })
    window.scrollTo(0, 0)
  }
  // Focused once its step is drawn.
  const toFocus = useRef<(() => void) | null>(null)
  useEffect(() => {
    toFocus.current?.()
    toFocus.current = null
  }, [step])
  /** Opens a step that holds what was refused, with the field in focus that is told this, or else the first. */
  const mend = (key: StepKey | undefined, fault?: string) => {
    const focus = fault === undefined ? focusFirstFault : () => focusFault(fault)
    if (key === undefined || key === step) return focus()
    toFocus.current = focus
    go(key)
  }
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
  const next = async () => {
    if (!form.values.title.trim()) {
      form.setFieldError('title', 'Job title is missing')
      if (step !== 'job') go('job')
      return focusFirstFault()
    }
    setRefusal([])
    if (isDraft && !(await autosave(form.values))) return mend(firstStepOf(refused.current))
    const after = steps[place + 1]
    if (after) go(after.key)
  }
  const finish = async () => {
    setRefusal([])
    setFinishing(true)
    const done = await (isDraft ? draft.publish(form.values) : check.save(draft, form.values))
    setFinishing(false)
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
    back: () => `${paths.newPost}?draft=${savedId() ?? ''}&step=check`,
  })
  const faulty = new Set(
    Object.keys(form.errors)
      .filter((path) => Boolean(form.errors[path]))
      .map(stepOf),
  )
  const note = <LimitNote lines={refusal} limit={limit} />
  if (check.preview && job)
    return (
      <ChangeCheck
        job={job}
        preview={check.preview}
        message={check.message}
        fault={form.errors[messageField]}
        note={note}
        busy={isFinishing}
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
        title={isDraft ? 'Post a job' : 'Edit job'}
        step={step}
        faulty={faulty}
        savedAt={isDraft ? draft.savedAt : null}
        onGo={go}
      />
      {note}
      {kept && <KeptNote not="saved" onDiscard={discard} />}
      <div className={styles.columns}>
        <form className={styles.body} noValidate onSubmit={(event) => event.preventDefault()}>
          <Body form={form} job={job} wording={wording} onMend={mend} />
        </form>
        <PostPreview values={form.values} job={job} writing />
      </div>
      <WizardFoot
        place={place}
        isDraft={isDraft}
        busy={isFinishing}
        onBack={() => go(steps[Math.max(0, place - 1)]?.key ?? 'job')}
        onNext={() => void next()}
        onFinish={() => void finish()}
      />
      {limit.dialog}
    </div>
  )
}
