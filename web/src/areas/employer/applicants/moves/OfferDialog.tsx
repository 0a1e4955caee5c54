import { useQuery } from '@tanstack/react-query'
import type { MoveDialogProps } from '#web/areas/employer/applicants/moves/MoveDialog'
import { employerQuery } from '#web/shared/calls/employer'
import { OFFER_HOURS_LEAST } from '@evenshift/contract/constants'
import { londonDay } from '@evenshift/contract/london'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { Cover } from '@evenshift/contract/model/overview/cover'
import type { Offer } from '@evenshift/contract/model/offer'
import type { OfferShift } from '@evenshift/contract/model/week'
import { meetingKindWithin } from '@evenshift/contract/states/meeting/meeting-words'
import { hoursOffered } from '@evenshift/contract/states/job/as-advertised'
import { salaryUnits } from '@evenshift/contract/states/job/job-terms'
import { unitWords } from '@evenshift/contract/states/job/pay-words'
import { NumberInput, Textarea } from '@mantine/core'
import { MoneyField } from '#web/ui/form/MoneyField'
import { useForm } from '@mantine/form'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { DialogFrame } from '#web/areas/employer/dialog/DialogFrame'
import { useDialogFault } from '#web/areas/employer/dialog/useDialogFault'
import { asAdvertised } from '#web/areas/employer/applicants/moves/as-advertised'
import {
  farAbove,
  firstAnswerDay,
  firstDayOf,
  offerFaults,
  offerInputOf,
  offerValuesOf,
  ownAnswerDay,
  usualAnswerDay,
} from '#web/areas/employer/applicants/moves/offer-terms'
import { firstShiftHoliday } from '#web/areas/employer/applicants/moves/first-shift-holiday'
import { type ComingMeeting, comingMeeting } from '#web/areas/employer/applicants/moves/coming-meeting'
import { OfferShifts } from '#web/areas/employer/applicants/moves/OfferShifts'
import { OfferSum } from '#web/areas/employer/applicants/moves/OfferSum'
import { shiftsToBegin, tickedWords } from '#web/areas/employer/applicants/moves/shift-known'
import { TemplateTools } from '#web/areas/employer/templates/TemplateTools'
import { shiftFields } from '#web/areas/employer/shift-fields'
import { paths, to } from '#web/shared/paths'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { momentWords } from '#web/shared/meeting/meeting-words'
import { dayDate } from '#web/shared/words/dates'
import { payWords } from '#web/shared/words/pay'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { Note } from '#web/ui/display/Note'
import { DateField } from '#web/ui/form/DateField'
import { SelectField } from '#web/ui/form/SelectField'
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
  /** What is agreed with the person and still to come. */
  readonly meeting: ComingMeeting | null
}
const names = ['pay', 'payUnit', 'hoursPerWeek', 'shifts', 'startDate', 'message', 'expiresAt'] as const
const shown = [...names, ...shiftFields].map((name) => `offer.${name}`).concat('salary', 'pay')
const units = salaryUnits.map((value) => ({ value, label: unitWords[value] }))

/** The terms of an offer, beginning with those of the post for the shifts that were applied for. */
function OfferForm({ application, job, sent, cover, isCoverLoading, meeting, busy, error, onSend, onClose }: OfferFormProps) {
  const now = useNow()
  const { name } = application.applicant
  const [answerDay] = useState(
    () => (sent && ownAnswerDay(now, sent)) ?? usualAnswerDay(now, meeting?.at ?? null, job, shiftsToBegin(application, cover)),
  )
  const valuesWith = (known: Cover | undefined) => offerValuesOf(job, shiftsToBegin(application, known), sent, answerDay)
  const [begun] = useState(() => valuesWith(cover))
  const form = useForm({ initialValues: begun, validate: offerFaults })
  const { fields, note, mend } = useDialogFault(error, shown)
  const refused: Readonly<Record<string, string | undefined>> = {
    ...fields,
    'offer.pay': fields['offer.pay'] ?? fields['pay'] ?? fields['salary'],
  }
  const fieldOf = (field: (typeof names)[number]) => {
    const {
      value,
      onChange,
      error: fault,
    } = form.getInputProps(`offer.${field}`) as { value: never; onChange: (value: unknown) => void; error?: string }
    const change = (next: unknown) => {
      onChange(next)
      mend(`offer.${field}`, ...(field === 'pay' || field === 'payUnit' ? ['offer.pay', 'pay', 'salary'] : []))
    }
    return { value, onChange: change, error: fault ?? refused[`offer.${field}`] ?? null }
  }
  const advertised = asAdvertised(job, form.values)
  const offered = form.values.offer.shifts
  /** Fewer shifts than the advert asks of everybody. */
  const isLess = offered.length > 0 && offered.length < (job.shiftsNeeded ?? job.shifts.length)
  /** Below its field, whose neighbours stay level with it. */
  const saidBelow = (field: 'pay' | 'hoursPerWeek' | 'startDate' | 'expiresAt') => {
    const { hoursPerWeek, expiresAt } = form.values.offer
    const isOfShifts = offered.length > 0 && hoursPerWeek === hoursOffered(offered)
    const hoursSay = sent?.hoursPerWeek === hoursPerWeek ? words.asOffered : isOfShifts ? words.ofTheseShifts : undefined
    const known = (field === 'hoursPerWeek' && hoursSay) || (field !== 'expiresAt' && advertised[field] && words.asAdvertised)
    const holiday = field === 'startDate' ? firstShiftHoliday(offered, form.values.offer.startDate) : undefined
    const own = sent && new Date(sent.expiresAt) > now ? londonDay(new Date(sent.expiresAt)) : null
    const isMoved = field === 'expiresAt' && own !== null && own < answerDay && expiresAt === answerDay
    const description = isMoved ? words.wasReplyBy(dayDate(own), OFFER_HOURS_LEAST) : (holiday ?? known)
    return description
      ? { description, inputWrapperOrder: ['label' as const, 'input' as const, 'description' as const, 'error' as const] }
      : {}
  }
  /** The hours and the first day go with the shifts, unless somebody wrote others. */
  const changeShifts = (shifts: readonly OfferShift[]) => {
    const { hoursPerWeek, startDate, shifts: before } = form.values.offer
    fieldOf('shifts').onChange(shifts)
    if (shifts.length > 0 && (hoursPerWeek === '' || hoursPerWeek === hoursOffered(before)))
      form.setFieldValue('offer.hoursPerWeek', hoursOffered(shifts))
    if (shifts.length > 0 && startDate === firstDayOf(job, before, answerDay))
      form.setFieldValue('offer.startDate', firstDayOf(job, shifts, answerDay))
  }
  /** Shifts that turn out to be taken, or not to be free time, leave an offer whose shifts nobody changed. */
  const leaveUnfit = useEffectEvent((known: Cover) => {
    const values = valuesWith(known)
    if (form.isDirty('offer.shifts') || values.offer.shifts.length === begun.offer.shifts.length) return
    form.resetDirty(values)
    changeShifts(values.offer.shifts)
  })
  useEffect(() => {
    if (cover) leaveUnfit(cover)
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
      title={sent ? words.changeTheOfferTo(name) : words.makeAnOffer(name)}
      whom={{ name, about: job.title }}
      size={720}
      send={sent ? words.sendTheNewTerms : words.sendTheOffer}
      // Field by field: once it was reset, the form as a whole knows nothing of what was written before.
      unsaved={names.some((field) => form.isDirty(`offer.${field}`))}
      busy={busy}
      waits={isCoverLoading}
      note={note}
      onSend={send}
      onClose={onClose}
      sum={<OfferSum values={form.values} />}
    >
      <OfferShifts
        shifts={job.shifts}
        offered={offered}
        application={application}
        cover={cover}
        isLoading={isCoverLoading}
        hint={sent ? words.tickedAsOffered : tickedWords(cover, application)}
        said={
          isLess
            ? words.advertAsks(job.shiftsNeeded ?? job.shifts.length, job.shifts.length)
            : advertised.shifts
              ? words.timesAsAdvertised
              : null
        }
        onChange={changeShifts}
        faultOf={(path) => refused[`offer.${path}`]}
      />
      <div className={styles.terms}>
        <MoneyField label={words.pay} required {...saidBelow('pay')} {...fieldOf('pay')} />
        {/* One child of the grid, its list's own field with it. */}
        <div>
          <SelectField label={words.for} options={units} {...fieldOf('payUnit')} />
        </div>
        <NumberInput
          label={words.hoursAWeek}
          required
          min={0.5}
          max={60}
          step={0.5}
          {...saidBelow('hoursPerWeek')}
          {...fieldOf('hoursPerWeek')}
        />
        <DateField
          label={words.startDate}
          required
          first={londonDay(now)}
          last={null}
          {...saidBelow('startDate')}
          {...fieldOf('startDate')}
        />
        <DateField
          label={words.replyEnd}
          required
          first={firstAnswerDay(now)}
          last={null}
          {...saidBelow('expiresAt')}
          {...fieldOf('expiresAt')}
        />
      </div>
      {meeting && <Note>{words.meetingStays(meetingKindWithin(meeting.kind), momentWords(meeting.at))}</Note>}
      {job.payBands.length > 0 && <Note>{words.jobsPayAgeGoes}</Note>}
      {job.workplace !== 'remote' && job.arrival.address === '' && (
        <Note>
          {words.noAddress} <Link to={to(paths.post, { jobId: job._id })}>{words.addAddress}</Link>
        </Note>
      )}
      <TemplateTools kind="offer" body={form.values.offer.message} onUse={(body) => form.setFieldValue('offer.message', body)} />
      <Textarea label={words.messageOptional} autosize minRows={2} maxLength={2000} {...fieldOf('message')} />
      <p className={styles.least}>{words.onceTheyAccept(job.workplace !== 'remote')}</p>
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
  const now = useNow()
  const job = useQuery(employerQuery('jobDetails', { params: { id: application.jobId } }))
  const isAmended = application.status === 'offered' || application.status === 'offer_expired'
  const detail = useQuery({ ...employerQuery('openApplication', { params: { id: application._id } }), enabled: isAmended })
  const hasShifts = job.data !== undefined && job.data.shifts.length > 0
  const cover = useQuery({ ...employerQuery('cover', { params: { id: application.jobId } }), enabled: hasShifts })
  const meetings = useQuery(employerQuery('meetings'))
  if (!job.data || (isAmended && !detail.data) || meetings.isLoading) return null
  return (
    <OfferForm
      {...props}
      job={job.data}
      sent={detail.data?.offer ?? null}
      cover={cover.data}
      isCoverLoading={cover.isLoading}
      meeting={comingMeeting(meetings.data ?? [], application._id, now)}
    />
  )
}
