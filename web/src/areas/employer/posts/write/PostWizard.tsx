import { londonDay } from '@evenshift/contract/london'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { useForm } from '@mantine/form'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { LimitNote } from '#web/areas/employer/plan/limit/LimitNote'
import { useLimit } from '#web/areas/employer/plan/limit/useLimit'
import { messageField, useChangeCheck } from '#web/areas/employer/posts/write/change/useChangeCheck'
import { formPathOf, shownFields } from '#web/areas/employer/posts/write/form-paths'
import { StepWeek } from '#web/areas/employer/posts/write/steps/StepWeek'
import { WizardFoot } from '#web/areas/employer/posts/write/WizardFoot'
import { WizardHead } from '#web/areas/employer/posts/write/WizardHead'
import { KeptNote } from '#web/shared/forms/KeptNote'
import { forgetPost, keepPost, keptPost } from '#web/areas/employer/posts/write/kept-post'
import { asksHours, withShifts } from '#web/areas/employer/posts/write/shifts-needed'
import { withDates } from '#web/areas/employer/posts/write/post-dates'
import { type PostValues, blankPost, postValuesOf } from '#web/areas/employer/posts/write/post-values'
import { isAnswered, placeOf, stepOf, steps } from '#web/areas/employer/posts/write/steps/steps'
import { useWording } from '#web/areas/employer/posts/write/useWording'
import { useDraft } from '#web/areas/employer/posts/write/useDraft'
import { useSteps } from '#web/areas/employer/posts/write/useSteps'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { focusWording } from '#web/areas/employer/posts/write/steps/part-place'
import { faultsAt, refusalOf } from '#web/shared/forms/refusal'
import { notify } from '#web/shared/notices/notify'
import { paths, to } from '#web/shared/paths'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { useScreen } from '#web/shared/shell/useScreen'
import { useNow } from '#web/shared/words/useNow'
import { Bone } from '#web/ui/page/Bone'
import { words } from '#web/areas/employer/posts/write/words'
import styles from './Wizard.module.css'

// Only a post that is out needs it.
const ChangeCheck = lazyPart(
  async () => (await import('#web/areas/employer/posts/write/change/ChangeCheck')).ChangeCheck,
  <Bone height={480} />,
)
// What stands beside the form is read after it.
const Beside = lazyPart(async () => (await import('#web/areas/employer/posts/write/preview/Beside')).Beside, <Bone height={320} />)
// A job with a role is past its first step.
const StepJob = lazyPart(async () => (await import('#web/areas/employer/posts/write/steps/StepJob')).StepJob, <Bone height={320} />)
// The last step is not needed before it is opened.
const StepReview = lazyPart(
  async () => (await import('#web/areas/employer/posts/write/steps/StepReview')).StepReview,
  <Bone height={480} />,
)

// The fields of what is set already are not needed before one of them is opened, nor the dialog that would tell of code that didn’t come.
const PartSheet = lazyPart(async () => (await import('#web/areas/employer/posts/write/sheet/PartSheet')).PartSheet, null)

/** How long nobody types before a draft is saved. */
const SAVE_AFTER_MS = 1_000
const isSame = (one: PostValues, other: PostValues): boolean => JSON.stringify(one) === JSON.stringify(other)
const REVIEW = placeOf('review')

interface PostWizardProps {
  /** null for a new one. */
  readonly job: EmployerJob | null
  /** What it begins with, where that isn't the post as it is saved. */
  readonly begun?: PostValues | null
  /** Leads to the choice of a role. */
  readonly onChangeRole?: () => void
}

/** Three steps to a post. A draft saves itself as it is written; a post that is out saves when told to. */
export function PostWizard({ job, begun = null, onChangeRole }: PostWizardProps) {
  const isDraft = job === null || job.status === 'draft'
  useScreen(isDraft ? words.postAJob : words.editJob, isDraft ? paths.ongoingPosts : to(paths.post, { jobId: job._id }))
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<readonly string[]>([])
  const [planFault, setPlanFault] = useState<unknown>(null)
  // Not set by a draft that saves itself: a button that goes dead under the finger loses its press.
  const [busy, setBusy] = useState<'next' | 'finish' | null>(null)
  const formId = useId()
  const today = londonDay(useNow())
  const [start] = useState(() => {
    const written = begun ?? (job ? postValuesOf(job) : blankPost)
    return isDraft ? { ...written, ...withDates(written, today), ...(written.hoursPerWeek === '' && withShifts(written, {})) } : written
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
  const { step, sheet, setSheet, heading, name, go, edit, mend } = useSteps(form.values.title.trim() !== '')
  const place = placeOf(step)

  /** All of it is saved: under its id, and where it had none yet. */
  const forget = () => {
    forgetPost(null)
    forgetPost(draft.id())
  }
  const nameDraft = () => {
    const id = draft.id()
    if (id && window.location.pathname === paths.newPost && new URLSearchParams(window.location.search).get('draft') !== id) name(id)
  }
  // A step from before the first save is one of the same draft.
  const nameStep = useEffectEvent(nameDraft)
  useEffect(() => nameStep(), [step])
  const autosave = async (values: PostValues) => {
    if (!isDraft || !values.title.trim()) return null
    const saved = await draft.save(values)
    if (saved && isSame(form.getValues(), values)) forget()
    nameDraft()
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
    // A role alone is no draft yet.
    if (savedId() !== null || !isSame(form.values, start)) saveLater(form.values)
  }, [form.values, saveLater, savedId, start])
  /** Another role goes on with the same draft, so what is written is saved first. */
  const changeRole = async () => {
    const isWritten = savedId() !== null || !isSame(form.getValues(), start)
    if (!isWritten || !form.getValues().title.trim() || (await autosave(form.getValues()))) onChangeRole?.()
  }
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
      const faults = { title: words.enterTheJobTitle, ...(!description.trim() && { description: words.describeTheWork }) }
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
    // Hours that follow from the shifts are missing only while the shifts are.
    if (byPath['shifts'] && !asksHours(values)) delete byPath['hoursPerWeek']
    const { fields, note } = faultsAt(byPath, shownFields(values), (path) => formPathOf(values, path))
    const told = Object.entries(fields).filter(([path]) => placeOf(stepOf(path)) <= upTo)
    refused.current = told.map(([path]) => path)
    flushSync(() => form.setErrors(Object.fromEntries(told)))
    if (upTo === REVIEW && note.length > 0) setRefusal(note)
    return true
  }
  /** Leads to the first of what is wrong: words of the advert are mended below it. */
  const lead = (paths: readonly string[], fault?: string) => {
    if (step !== 'review' || !focusWording(paths)) mend(paths, fault)
  }
  const next = async () => {
    const after = steps[place + 1]
    if (!after) return
    if (!isDraft) return go(after.key)
    setRefusal([])
    setBusy('next')
    const isSaved = await look(place)
    setBusy(null)
    if (!isSaved) return mend(refused.current)
    const here = refused.current.filter((path) => stepOf(path) === step)
    if (here.length > 0) return mend(here)
    go(after.key)
  }
  const finish = async () => {
    turn.current += 1
    setRefusal([])
    setBusy('finish')
    const done = await (isDraft ? draft.publish(form.values) : check.save(draft, form.values))
    setBusy(null)
    if (done === 'asked') return window.scrollTo(0, 0)
    if (!done) return check.isOpen && check.staysAt(refused.current) ? focusFirstFault() : lead(refused.current)
    forget()
    notify({
      kind: 'done',
      text: !isDraft ? words.saved : done.status === 'live' ? words.yourJobIsLive : words.sentWellReadBefore,
    })
    void navigate(to(paths.post, { jobId: done._id }), { replace: true, state: { isPublished: isDraft } })
  }
  const limit = useLimit(planFault, {
    kept: words.savedAsDraft(form.values.title.trim() || words.yourJob),
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
        // All of a job that is out is filled in: no step of it is ahead of another.
        answered={isDraft ? steps.flatMap(({ key }) => (isAnswered(key, form.values) ? key : [])) : []}
        faulty={new Set(faults.map(stepOf))}
        heading={heading}
        text={step === 'review' ? words.advertJustPeopleWill : isDraft ? undefined : words.allFilledIn}
        // A job without a title can't be saved, so nothing after it could be judged.
        onGo={(key) => (isDraft && form.values.title.trim() === '' ? void next() : go(key))}
        onChangeRole={step === 'review' || !onChangeRole ? undefined : () => void changeRole()}
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
          {step === 'job' && <StepJob form={form} job={job} wording={wording} />}
          {step === 'week' && <StepWeek form={form} onOpen={(part) => setSheet({ part })} />}
          {step === 'review' && (
            <StepReview
              form={form}
              isDraft={isDraft}
              // Publish tells what is missing itself: a look that ends after it would take that away.
              onOpen={() => void (isDraft && busy === null && look(REVIEW))}
              onEdit={edit}
              onMend={(path, fault) => lead([path], fault)}
            />
          )}
        </form>
        <Beside form={form} job={job} wording={wording} step={step} onEdit={edit} />
      </div>
      <WizardFoot
        place={place}
        isDraft={isDraft}
        form={formId}
        faults={faultsHere.length}
        savedAt={isDraft ? draft.savedAt : null}
        busy={busy}
        onBack={() => go(steps[Math.max(0, place - 1)]?.key ?? 'job')}
        onMend={() => lead(faultsHere)}
        onFinish={() => void finish()}
      />
      {sheet && step === 'week' && <PartSheet form={form} job={job} wording={wording} sheet={sheet} onClose={() => setSheet(null)} />}
      {limit.dialog}
    </div>
  )
}
