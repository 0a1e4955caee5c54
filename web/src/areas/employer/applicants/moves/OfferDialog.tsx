import { useQuery } from '@tanstack/react-query'
import type { MoveDialogProps } from '#web/areas/employer/applicants/moves/MoveDialog'
import { employerQuery } from '#web/shared/calls/employer'
import { londonDay } from '@evenshift/contract/london'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { Offer } from '@evenshift/contract/model/offer'
import type { OfferShift } from '@evenshift/contract/model/week'
import { salaryUnits, unitWords } from '@evenshift/contract/states/job/job-terms'
import { NumberInput, Textarea } from '@mantine/core'
import { MoneyField } from '#web/ui/form/MoneyField'
import { useForm } from '@mantine/form'
import { Link } from 'react-router'
import { ShiftFields } from '#web/areas/employer/ShiftFields'
import { DialogFrame } from '#web/areas/employer/dialog/DialogFrame'
import { useDialogFault } from '#web/areas/employer/dialog/useDialogFault'
import { firstAnswerDay, offerFaults, offerInputOf, hoursOffered, offerValuesOf } from '#web/areas/employer/applicants/moves/offer-terms'
import { TemplateTools } from '#web/areas/employer/templates/TemplateTools'
import { shiftFields } from '#web/areas/employer/shift-fields'
import { paths, to } from '#web/shared/paths'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { Note } from '#web/ui/display/Note'
import { DateField } from '#web/ui/form/DateField'
import { SelectField } from '#web/ui/form/SelectField'
import { useNow } from '#web/shared/words/useNow'
import styles from '../../dialog/Dialogs.module.css'

interface OfferFormProps extends MoveDialogProps {
  readonly job: EmployerJob
  /** The terms that the person has now. */
  readonly sent: Offer | null
}
const names = ['pay', 'payUnit', 'hoursPerWeek', 'shifts', 'startDate', 'message', 'expiresAt'] as const
const shown = [...names, ...shiftFields].map((name) => `offer.${name}`).concat('salary', 'pay')
const units = salaryUnits.map((value) => ({ value, label: unitWords[value] }))

/** The terms of an offer, beginning with those of the post for the shifts that were applied for. */
function OfferForm({ application, job, sent, busy, error, onSend, onClose }: OfferFormProps) {
  const now = useNow()
  const form = useForm({ initialValues: offerValuesOf(job, application.shifts, sent, now), validate: offerFaults })
  const { fields, note } = useDialogFault(error, shown)
  const refused: Readonly<Record<string, string | undefined>> = {
    ...fields,
    'offer.pay': fields['offer.pay'] ?? fields['pay'] ?? fields['salary'],
  }
  const fieldOf = (name: (typeof names)[number]) => {
    const {
      value,
      onChange,
      error: fault,
    } = form.getInputProps(`offer.${name}`) as { value: never; onChange: (value: unknown) => void; error?: string }
    return { value, onChange, error: fault ?? refused[`offer.${name}`] ?? null }
  }
  /** The hours go with the shifts, unless somebody wrote others. */
  const changeShifts = (shifts: readonly OfferShift[]) => {
    const { hoursPerWeek, shifts: before } = form.values.offer
    fieldOf('shifts').onChange(shifts)
    if (shifts.length > 0 && (hoursPerWeek === '' || hoursPerWeek === hoursOffered(before)))
      form.setFieldValue('offer.hoursPerWeek', hoursOffered(shifts))
  }
  const send = form.onSubmit((values) => {
    const offer = offerInputOf(values)
    if (offer) onSend({ status: 'offered', offer })
  }, focusFirstFault)
  return (
    <DialogFrame
      title={sent ? `Change the offer to ${application.applicant.name}` : `Make ${application.applicant.name} an offer`}
      send={sent ? 'Send the new terms' : 'Send the offer'}
      unsaved={form.isDirty()}
      busy={busy}
      note={note}
      onSend={send}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <MoneyField label="Pay" required {...fieldOf('pay')} />
        <SelectField label="For" options={units} {...fieldOf('payUnit')} />
      </div>
      {job.payBands.length > 0 && <Note>The job’s pay by age goes with the offer, all of it.</Note>}
      {job.workplace !== 'remote' && job.arrival.address === '' && (
        <Note>
          They get the address when they accept, and this job has none yet.{' '}
          <Link to={to(paths.post, { jobId: job._id })}>Add it to the job</Link>
        </Note>
      )}
      <NumberInput label="Hours a week" required min={0.5} max={60} step={0.5} {...fieldOf('hoursPerWeek')} />
      <ShiftFields shifts={form.values.offer.shifts} onChange={changeShifts} faultOf={(path) => refused[`offer.${path}`]} />
      <div className={styles.pair}>
        <DateField label="Start date" required first={londonDay(now)} last={null} {...fieldOf('startDate')} />
        <DateField label="Reply by the end of" required first={firstAnswerDay(now)} last={null} {...fieldOf('expiresAt')} />
      </div>
      <TemplateTools kind="offer" body={form.values.offer.message} onUse={(body) => form.setFieldValue('offer.message', body)} />
      <Textarea label="Message" autosize minRows={2} maxLength={2000} {...fieldOf('message')} />
    </DialogFrame>
  )
}

/** Waits for the post's terms and the last ones sent, which the form begins with. */
export function OfferDialog(props: MoveDialogProps) {
  const { application } = props
  const job = useQuery(employerQuery('jobDetails', { params: { id: application.jobId } }))
  const isAmended = application.status === 'offered' || application.status === 'offer_expired'
  const detail = useQuery({ ...employerQuery('openApplication', { params: { id: application._id } }), enabled: isAmended })
  if (!job.data || (isAmended && !detail.data)) return null
  return <OfferForm {...props} job={job.data} sent={detail.data?.offer ?? null} />
}
