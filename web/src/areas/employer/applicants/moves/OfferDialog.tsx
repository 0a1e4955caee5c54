import { useQuery } from '@tanstack/react-query'
import type { MoveDialogProps } from '#web/areas/employer/applicants/moves/MoveDialog'
import { employerQuery } from '#web/shared/calls/employer'
import { londonDay } from '@evenshift/contract/london'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { Cover } from '@evenshift/contract/model/overview/cover'
import type { Offer } from '@evenshift/contract/model/offer'
import type { OfferShift } from '@evenshift/contract/model/week'
import { hoursOffered } from '@evenshift/contract/states/job/as-advertised'
import { salaryUnits } from '@evenshift/contract/states/job/job-terms'
import { unitWords } from '@evenshift/contract/states/job/term-words'
import { NumberInput, Textarea } from '@mantine/core'
import { MoneyField } from '#web/ui/form/MoneyField'
import { useForm } from '@mantine/form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { ShiftFields } from '#web/areas/employer/ShiftFields'
import { DialogFrame } from '#web/areas/employer/dialog/DialogFrame'
import { useDialogFault } from '#web/areas/employer/dialog/useDialogFault'
import { asAdvertised } from '#web/areas/employer/applicants/moves/as-advertised'
import { farAbove, firstAnswerDay, offerFaults, offerInputOf, offerValuesOf } from '#web/areas/employer/applicants/moves/offer-terms'
import { fullShifts, placeWords } from '#web/areas/employer/applicants/moves/open-places'
import { OtherShifts } from '#web/areas/employer/applicants/moves/OtherShifts'
import { OfferSummary } from '#web/areas/employer/applicants/moves/OfferSummary'
import { TemplateTools } from '#web/areas/employer/templates/TemplateTools'
import { shiftFields } from '#web/areas/employer/shift-fields'
import { paths, to } from '#web/shared/paths'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { payWords } from '#web/shared/words/pay'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { Note } from '#web/ui/display/Note'
import { DateField } from '#web/ui/form/DateField'
import { SelectField } from '#web/ui/form/SelectField'
import { inWeekOrder } from '#web/ui/week/week-order'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/areas/employer/applicants/moves/words'
import styles from '../../dialog/Dialogs.module.css'

interface OfferFormProps extends MoveDialogProps {
  readonly job: EmployerJob
  /** The terms that the person has now. */
  readonly sent: Offer | null
  /** Who has which of the job’s shifts; undefined until it is there, and where it could not be read. */
  readonly cover: Cover | undefined
  readonly isCoverLoading: boolean
}
const names = ['pay', 'payUnit', 'hoursPerWeek', 'shifts', 'startDate', 'message', 'expiresAt'] as const
const shown = [...names, ...shiftFields].map((name) => `offer.${name}`).concat('salary', 'pay')
/** Those of the shifts asked for that have a place left; all of them where none has. */
function withPlaces(asked: readonly string[], full: readonly string[]): readonly string[] {
  const left = asked.filter((id) => !full.includes(id))
  return left.length > 0 ? left : asked
}
const units = salaryUnits.map((value) => ({ value, label: unitWords[value] }))

/** The terms of an offer, beginning with those of the post for the shifts that were applied for. */
function OfferForm({ application, job, sent, cover, isCoverLoading, busy, error, onSend, onClose }: OfferFormProps) {
  const now = useNow()
  const valuesWithout = (full: readonly string[]) => offerValuesOf(job, withPlaces(application.shifts, full), sent, now)
  const [begun] = useState(() => valuesWithout(cover ? fullShifts(cover, application._id) : []))
  const form = useForm({ initialValues: begun, validate: offerFaults })
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
  const advertised = asAdvertised(job, form.values)
  const offered = form.values.offer.shifts
  /** Fewer shifts than the advert asks of everybody. */
  const isLess = offered.length > 0 && offered.length < (job.shiftsNeeded ?? job.shifts.length)
  /** Below its field, whose neighbours stay level with it. */
  const saidBelow = (name: 'pay' | 'hoursPerWeek' | 'startDate') =>
    advertised[name]
      ? {
          description: words.asAdvertised,
          inputWrapperOrder: ['label' as const, 'input' as const, 'description' as const, 'error' as const],
        }
      : {}
  /** The hours go with the shifts, unless somebody wrote others. */
  const changeShifts = (shifts: readonly OfferShift[]) => {
    const { hoursPerWeek, shifts: before } = form.values.offer
    fieldOf('shifts').onChange(shifts)
    if (shifts.length > 0 && (hoursPerWeek === '' || hoursPerWeek === hoursOffered(before)))
      form.setFieldValue('offer.hoursPerWeek', hoursOffered(shifts))
  }
  const shiftsRoom = useRef<HTMLDivElement>(null)
  /** Shifts that turn out to be taken leave an offer whose shifts nobody changed; their room stays, so that nothing below it moves. */
  const leaveTaken = useEffectEvent((known: Cover) => {
    const values = valuesWithout(fullShifts(known, application._id))
    if (form.isDirty('offer.shifts') || values.offer.shifts.length === begun.offer.shifts.length) return
    if (shiftsRoom.current) shiftsRoom.current.style.minHeight = `${shiftsRoom.current.offsetHeight}px`
    form.resetDirty(values)
    changeShifts(values.offer.shifts)
  })
  useEffect(() => {
    if (cover) leaveTaken(cover)
  }, [cover])
  const [isAsking, setIsAsking] = useState(false)
  const slip = farAbove(job, form.values)
  const go = () => {
    const offer = offerInputOf(form.values)
    if (offer) onSend({ status: 'offered', offer })
  }
  const send = form.onSubmit(() => (slip === null ? go() : setIsAsking(true)), focusFirstFault)
  return (
    <DialogFrame
      title={sent ? words.changeTheOfferTo(application.applicant.name) : words.makeAnOffer(application.applicant.name)}
      send={sent ? words.sendTheNewTerms : words.sendTheOffer}
      unsaved={form.isDirty()}
      busy={busy}
      note={note}
      onSend={send}
      onClose={onClose}
      beside={<OfferSummary name={application.applicant.name} job={job} values={form.values} />}
    >
      <div className={styles.pair}>
        <MoneyField label={words.pay} required {...saidBelow('pay')} {...fieldOf('pay')} />
        <SelectField label={words.for} options={units} {...fieldOf('payUnit')} />
      </div>
      {job.payBands.length > 0 && <Note>{words.jobsPayAgeGoes}</Note>}
      {job.workplace !== 'remote' && job.arrival.address === '' && (
        <Note>
          {words.noAddress} <Link to={to(paths.post, { jobId: job._id })}>{words.addAddress}</Link>
        </Note>
      )}
      <NumberInput
        label={words.hoursAWeek}
        required
        min={0.5}
        max={60}
        step={0.5}
        {...saidBelow('hoursPerWeek')}
        {...fieldOf('hoursPerWeek')}
      />
      <div ref={shiftsRoom}>
        <ShiftFields
          shifts={form.values.offer.shifts}
          onChange={changeShifts}
          noteOf={({ _id }) =>
            cover ? placeWords(cover, application._id, _id) : isCoverLoading && _id !== undefined ? words.checkingPlaces : undefined
          }
          faultOf={(path) => refused[`offer.${path}`]}
        />
        <OtherShifts
          shifts={job.shifts}
          offered={offered}
          application={application}
          cover={cover}
          // Not how many it takes: an offer is one person's.
          onAdd={({ people: _people, ...shift }) => changeShifts(inWeekOrder([...offered, shift]))}
        />
      </div>
      {advertised.shifts && !isLess && <p className={styles.least}>{words.shiftsAsAdvertised}</p>}
      {isLess && <p className={styles.least}>{words.advertAsks(job.shiftsNeeded ?? job.shifts.length, job.shifts.length)}</p>}
      <div className={styles.pair}>
        <DateField
          label={words.startDate}
          required
          first={londonDay(now)}
          last={null}
          {...saidBelow('startDate')}
          {...fieldOf('startDate')}
        />
        <DateField label={words.replyEnd} required first={firstAnswerDay(now)} last={null} {...fieldOf('expiresAt')} />
      </div>
      <TemplateTools kind="offer" body={form.values.offer.message} onUse={(body) => form.setFieldValue('offer.message', body)} />
      <Textarea label={words.message} autosize minRows={2} maxLength={2000} {...fieldOf('message')} />
      <ConfirmDialog
        opened={isAsking}
        title={words.sendAnOfferOf(payWords(Number(form.values.offer.pay), form.values.offer.payUnit))}
        confirm={words.sendTheOffer}
        onConfirm={() => {
          setIsAsking(false)
          go()
        }}
        onClose={() => {
          setIsAsking(false)
          form.setFieldError('offer.pay', slip)
        }}
      >
        <p>{slip}</p>
      </ConfirmDialog>
    </DialogFrame>
  )
}

/** Waits for the job's terms and the last ones sent, which the form begins with; who has which shift comes in later. */
export function OfferDialog(props: MoveDialogProps) {
  const { application } = props
  const job = useQuery(employerQuery('jobDetails', { params: { id: application.jobId } }))
  const isAmended = application.status === 'offered' || application.status === 'offer_expired'
  const detail = useQuery({ ...employerQuery('openApplication', { params: { id: application._id } }), enabled: isAmended })
  const hasShifts = job.data !== undefined && job.data.shifts.length > 0
  const cover = useQuery({ ...employerQuery('cover', { params: { id: application.jobId } }), enabled: hasShifts })
  if (!job.data || (isAmended && !detail.data)) return null
  return <OfferForm {...props} job={job.data} sent={detail.data?.offer ?? null} cover={cover.data} isCoverLoading={cover.isLoading} />
}
