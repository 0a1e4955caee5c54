import { DAY_MS } from '@evenshift/contract/days'
import { londonDay } from '@evenshift/contract/london'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { Cover } from '@evenshift/contract/model/overview/cover'
import { Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link } from 'react-router'
import { firstAnswerDay, offerFaults, offerInputOf, offerValuesOf, usualAnswerDay } from '#web/areas/employer/applicants/moves/offer-terms'
import { firstShiftHoliday } from '#web/areas/employer/applicants/moves/first-shift-holiday'
import { firstNameOf } from '#web/areas/employer/applicants/applicant-words'
import { proposedPeople } from '#web/areas/employer/applicants/cover/proposed-people'
import { useSendOffers } from '#web/areas/employer/applicants/cover/useSendOffers'
import { DialogFrame } from '#web/areas/employer/dialog/DialogFrame'
import { useDialogFault } from '#web/areas/employer/dialog/useDialogFault'
import { paths, to } from '#web/shared/paths'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { payWords } from '#web/shared/words/pay'
import { useNow } from '#web/shared/words/useNow'
import { Note } from '#web/ui/display/Note'
import { DateField } from '#web/ui/form/DateField'
import { shortHours } from '#web/shared/week/worked-hours'
import { words as sentences } from '#web/areas/employer/applicants/cover/words'
import dialog from '../../dialog/Dialogs.module.css'
import styles from './Cover.module.css'

interface SendOffersDialogProps {
  readonly job: EmployerJob
  readonly cover: Cover
  /** Gets a line for each offer that wasn't sent. */
  readonly onDone: (unsent: readonly string[]) => void
  readonly onClose: () => void
}
const daysTo = (day: string, now: Date): number => (Date.parse(day) - Date.parse(londonDay(now))) / DAY_MS
const fields = ['startDate', 'expiresAt', 'message'] as const

/** One look at what everybody of the proposal gets, then all their offers go. */
export function SendOffersDialog({ job, cover, onDone, onClose }: SendOffersDialogProps) {
  const now = useNow()
  const people = proposedPeople(job, cover)
  const proposed = people.flatMap(({ shifts }) => shifts.map(({ _id }) => _id))
  const { startDate, expiresAt, message } = offerValuesOf(job, proposed, null, usualAnswerDay(now, null, job, proposed)).offer
  const { startDate: startFault, expiresAt: replyFault } = offerFaults.offer
  const form = useForm({ initialValues: { startDate, expiresAt, message }, validate: { startDate: startFault, expiresAt: replyFault } })
  const sending = useSendOffers(onDone)
  const {
    fields: refused,
    note,
    mend,
  } = useDialogFault(
    sending.error,
    fields.map((name) => `offer.${name}`),
  )
  const fieldOf = (name: (typeof fields)[number]) => {
    const { value, onChange, error } = form.getInputProps(name) as { value: string; onChange: (value: unknown) => void; error?: string }
    const change = (next: unknown) => {
      onChange(next)
      mend(`offer.${name}`)
    }
    return { value, onChange: change, error: error ?? refused[`offer.${name}`] ?? null }
  }
  const send = form.onSubmit((shared) => {
    const offers = people.flatMap(({ person, shifts }) => {
      const ids = shifts.map(({ _id }) => _id)
      const { offer } = offerValuesOf(job, ids, null, shared.expiresAt)
      const input = offerInputOf({ offer: { ...offer, ...shared } })
      return input ? [{ _id: person._id, version: person.version, name: person.name, offer: input }] : []
    })
    sending.mutate(offers)
  }, focusFirstFault)
  const offers = sentences.offer(people.length)
  const only = people.length === 1 && people[0] ? firstNameOf(people[0].person.name) : null
  return (
    <DialogFrame
      title={sentences.send(offers)}
      send={sentences.send(offers)}
      unsaved={form.isDirty()}
      busy={sending.isPending}
      note={note}
      onSend={send}
      onClose={onClose}
    >
      <ul className={styles.proposed}>
        {people.map(({ person, words, hours }) => (
          <li key={person._id}>
            <span className={styles.words}>
              <b>{person.name}</b>
              <span>{words}</span>
            </span>
            <span className={styles.hours}>{shortHours(hours)}</span>
          </li>
        ))}
      </ul>
      <p>{sentences.whoGets(only, job.salary !== null && job.payBands.length === 0 ? payWords(job.salary, job.salaryUnit) : null)}</p>
      {job.workplace !== 'remote' && job.arrival.address === '' && (
        <Note>
          {sentences.noAddress} <Link to={to(paths.post, { jobId: job._id })}>{sentences.addAddress}</Link>
        </Note>
      )}
      <div className={dialog.pair}>
        <DateField
          label={sentences.startDate}
          description={firstShiftHoliday(
            people.flatMap(({ shifts }) => shifts),
            form.values.startDate,
          )}
          required
          first={londonDay(now)}
          last={null}
          {...fieldOf('startDate')}
        />
        <DateField
          label={sentences.replyEnd}
          description={sentences.weSuggestDays(daysTo(expiresAt, now))}
          required
          first={firstAnswerDay(now)}
          last={null}
          {...fieldOf('expiresAt')}
        />
      </div>
      <Textarea label={sentences.messageTo(only)} autosize minRows={2} maxLength={2000} {...fieldOf('message')} />
    </DialogFrame>
  )
}
