import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { LimitNote } from '#web/areas/employer/plan/limit/LimitNote'
import { useLimit } from '#web/areas/employer/plan/limit/useLimit'
import { filledShifts } from '#web/areas/employer/posts/write/open-shifts'
import { messageField, useChangeCheck } from '#web/areas/employer/posts/write/change/useChangeCheck'
import { savedWords } from '#web/areas/employer/posts/write/change/saved-words'
import { formPathOf, shownFields } from '#web/areas/employer/posts/write/form-paths'
import { StepWeek } from '#web/areas/employer/posts/write/steps/StepWeek'
import { WizardFoot } from '#web/areas/employer/posts/write/WizardFoot'
import { WizardHead } from '#web/areas/employer/posts/write/WizardHead'
import { KeptNote } from '#web/shared/forms/KeptNote'
import { asksHours } from '#web/areas/employer/posts/write/shifts-needed'
import { type PostValues, changedFields, postInputOf } from '#web/areas/employer/posts/write/post-values'
import { isAnswered, placeOf, stepOf, steps } from '#web/areas/employer/posts/write/steps/steps'
import { useWording } from '#web/areas/employer/posts/write/useWording'
import { useAutosave } from '#web/areas/employer/posts/write/useAutosave'
import { useWrittenPost } from '#web/areas/employer/posts/write/useWrittenPost'
import { useSteps } from '#web/areas/employer/posts/write/useSteps'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { focusWording } from '#web/areas/employer/posts/write/steps/part-place'
import { faultsAt } from '#web/shared/forms/refusal'
import { notify } from '#web/shared/notices/notify'
import { paths, to } from '#web/shared/paths'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { useScreen } from '#web/shared/shell/useScreen'
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
  const refused = useRef<readonly string[]>([])
  const post = useWrittenPost(job, begun, (paths) => {
    refused.current = paths
  })
  const { isDraft, start, form, draft, refusal, setRefusal, planFault, isKept, discard } = post
  useScreen(isDraft ? words.postAJob : words.editJob, isDraft || job === null ? paths.ongoingPosts : to(paths.post, { jobId: job._id }))
  const navigate = useNavigate()
  const cache = useQueryClient()
  // Not set by a draft that saves itself: a button that goes dead under the finger loses its press.
  const [busy, setBusy] = useState<'next' | 'finish' | null>(null)
  const formId = useId()
  const check = useChangeCheck()
  /** Goes up with each look and each Publish: what an earlier look finds late no longer counts. */
  const turn = useRef(0)
  const wording = useWording(form.values)
  const { step, sheet, setSheet, heading, name, go, edit, mend } = useSteps(form.values.title.trim() !== '')
  const place = placeOf(step)
  const { autosave, forget, isWritten } = useAutosave(post, step, name)
  /** Another role goes on with the same draft, so what is written is saved first. */
  const changeRole = async () => {
    if (!isWritten() || !form.getValues().title.trim() || (await autosave(form.getValues()))) onChangeRole?.()
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
    void navigate(to(paths.post, { jobId: done._id }), { replace: true, state: { isPublished: isDraft } })
    // That we read it first, its page says.
    if (isDraft && done.status !== 'live') return
    notify({ kind: 'done', text: isDraft ? words.yourJobIsLive : await savedWords(cache, done, check.preview?.hired.length ?? 0) })
  }
  const limit = useLimit(planFault, {
    kept: words.savedAsDraft(form.values.title.trim() || words.yourJob),
    job: { id: draft.id(), verb: 'publish', again: () => void finish() },
    back: () => `${paths.newPost}?draft=${draft.id() ?? ''}&step=review`,
  })
  const faults = Object.keys(form.errors).filter((path) => Boolean(form.errors[path]))
  const faultsHere = step === 'review' ? faults : faults.filter((path) => stepOf(path) === step)
  const note = <LimitNote lines={refusal} limit={limit} />
  if (check.preview && job)
    return (
      <ChangeCheck
        job={job}
        filled={filledShifts(postInputOf(form.values), job)}
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
  // The advert is what a review is of, so it comes first there.
  const beside = <Beside form={form} job={job} wording={wording} step={step} onEdit={edit} />
  return (
    <div className={styles.page}>
      <WizardHead
        job={form.values.title.trim()}
        isDraft={isDraft}
        step={step}
        // All of a job that is out is filled in: no step of it is ahead of another.
        answered={steps.flatMap(({ key }) => (isAnswered(key, form.values) ? key : []))}
        faulty={new Set(faults.map(stepOf))}
        heading={heading}
        text={step === 'review' ? words.advertJustPeopleWill : isDraft ? undefined : words.allFilledIn}
        // A job without a title can't be saved, so nothing after it could be judged.
        onGo={(key) => (isDraft && form.values.title.trim() === '' ? void next() : go(key))}
        onChangeRole={step === 'review' || !onChangeRole ? undefined : () => void changeRole()}
      />
      {note}
      {isKept && <KeptNote not="saved" onDiscard={discard} />}
      <div className={styles.columns} data-review={step === 'review' || undefined}>
        {step === 'review' && beside}
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
          {step === 'week' && <StepWeek form={form} job={job} onOpen={(part) => setSheet({ part })} />}
          {step === 'review' && (
            <StepReview
              form={form}
              job={job}
              isDraft={isDraft}
              changed={isDraft ? [] : Object.keys(changedFields(postInputOf(start), postInputOf(form.values)))}
              // Publish tells what is missing itself: a look that ends after it would take that away.
              onOpen={() => void (isDraft && busy === null && look(REVIEW))}
              onEdit={edit}
              onMend={(path, fault) => lead([path], fault)}
            />
          )}
        </form>
        {step !== 'review' && beside}
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
