import { MEETING_DAYS_MOST, MEETING_TIMES_MOST, TRIAL_OUTCOME_HOURS } from '@evenshift/contract/constants'
import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import type { EmployerMeetingMove } from '@evenshift/contract/model/meeting/meeting'
import { isMeetingOpen } from '@evenshift/contract/states/meeting/meeting'
import { answerBy, trialPay } from '@evenshift/contract/states/meeting/meeting-times'
import { Button, TextInput, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { isRefused } from '#web/shared/calls/is-refused'
import { MeetingKinds } from '#web/areas/employer/applicants/meet/MeetingKinds'
import {
  type MeetValues,
  meetFaults,
  meetValuesOf,
  meetingInputOf,
  minutesOfMeeting,
  needsPlace,
  trialLengths,
} from '#web/areas/employer/applicants/meet/meet-terms'
import { refreshMoved } from '#web/areas/employer/applicants/moves/refresh-moved'
import { fitWords, inLine } from '#web/areas/employer/applicants/fit-words'
import { firstNameOf } from '#web/areas/employer/applicants/applicant-words'
import { employer, employerQuery } from '#web/shared/calls/employer'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { PickedTimes } from '#web/shared/meeting/PickedTimes'
import { TimesPicker } from '#web/shared/meeting/TimesPicker'
import { instantOf } from '#web/shared/meeting/london-times'
import { lengthWords, meetingTitle, momentWords } from '#web/shared/meeting/meeting-words'
import { notify } from '#web/shared/notices/notify'
import { dotted } from '#web/shared/words/dotted'
import { payWords, pounds } from '#web/shared/words/pay'
import { useNow } from '#web/shared/words/useNow'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { Card } from '#web/ui/page/Card'
import { Form } from '#web/ui/form/Form'
import { MoneyField } from '#web/ui/form/MoneyField'
import { SelectField } from '#web/ui/form/SelectField'
import { type Spot, onDates, withTime } from '#web/ui/week/dated/dated-week'
import { words } from '#web/areas/employer/applicants/meet/words'
import styles from './Meet.module.css'

interface MeetFormProps {
  readonly application: EmployerApplicationDetail
  /** Who hires for the company. */
  readonly contactName: string
  /** The applicant's page. */
  readonly back: string
}

const lengths = trialLengths.map((minutes) => ({ value: String(minutes), label: lengthWords(minutes) }))
const names = ['times', 'minutes', 'place', 'link', 'pay', 'askFor', 'note'] as const

/** How, when and where to meet; a trial with its pay. Sent again, it takes the place of what was proposed or agreed. */
export function MeetForm({ application, contactName, back }: MeetFormProps) {
  const { applicant, job, jobTitle, fit, freeTimes, meeting } = application
  const now = useNow()
  const id = useId()
  const navigate = useNavigate()
  const before = meeting && isMeetingOpen(meeting.status) ? meeting : null
  const [initialValues] = useState(() => meetValuesOf(job, before, contactName, now))
  const form = useMeetForm(initialValues)
  const { values } = form
  const { kind, times } = values
  const minutes = minutesOfMeeting(values)
  const first = firstNameOf(applicant.name)
  const fits = useQuery({
    ...employerQuery('meetingTimes', { params: { id: application._id }, body: { times: times.map(instantOf), minutes } }),
    enabled: times.length > 0,
    placeholderData: (earlier) => earlier,
  })
  const fitOf = (time: Spot): boolean | null | undefined =>
    fits.data?.find(({ start }) => Date.parse(start) === Date.parse(instantOf(time)))?.fits
  // What they sent says so before there is a time to ask about; a job without shifts says nothing of a week.
  const isUnsaid = fits.data?.length ? fits.data.some((one) => one.fits === null) : fit === null && job.shifts.length > 0
  const sending = useSending(application, before, form)
  useEffect(() => {
    if (!sending.isSent) return
    // In the place of the form, whose end was on the screen: the applicant's page begins at its top.
    window.scrollTo(0, 0)
    void navigate(back, { replace: true })
  }, [sending.isSent, navigate, back])

  const ask = answerBy(
    times.map((time) => new Date(instantOf(time))),
    now,
    now,
  )
  const hasSpokenPay = kind === 'trial' && values.pay !== ''
  const total = hasSpokenPay ? trialPay(Number(values.pay), minutes) : null
  const onTimes = (next: readonly Spot[]) => form.setFieldValue('times', next)
  return (
    <Form
      id={id}
      className={styles.form}
      unsaved={form.isDirty() && !sending.isSent}
      what={words.theMeeting}
      busy={sending.isPending}
      onSubmit={form.onSubmit((sent) => sending.send(sent), focusFirstFault)}
    >
      <div className={styles.who}>
        <span className={styles.tile}>
          <MonogramTile name={applicant.name} src={applicant.avatar} size="large" round />
        </span>
        <div>
          <h1>{before ? words.otherTimesFor(applicant.name) : words.meet(applicant.name)}</h1>
          <p className={styles.muted}>{dotted([jobTitle, inLine(fitWords(fit))])}</p>
          {before?.status === 'agreed' && before.at !== null && <p>{words.agreedUntilSent(momentWords(before.at))}</p>}
        </div>
      </div>
      <MeetingKinds value={kind} onChange={(next) => form.setFieldValue('kind', next)} />
      <div className={styles.columns}>
        <TimesPicker
          title={words.whenCouldItBe}
          text={freeTimes ? words.pickUpFiveChooses(first) : isUnsaid ? words.pickUpFiveUnsaid(first) : words.pickUpFiveUnshared(first)}
          times={times}
          minutes={minutes}
          most={MEETING_TIMES_MOST}
          weeks={Math.floor(MEETING_DAYS_MOST / 7)}
          {...(freeTimes && { own: (date: string) => ({ free: onDates(freeTimes, date) }) })}
          names={{ new: words.yourTimes, free: words.sFree(first) }}
          isClash={(time) => fitOf(time) === false}
          fault={form.errors['times']}
          onChange={onTimes}
        />
        <div className={styles.column}>
          <PickedTimes
            times={times}
            minutes={minutes}
            most={MEETING_TIMES_MOST}
            wordOf={(time) => {
              const isFree = fitOf(time)
              if (isFree === null) return { isClash: null, word: words.notKnown }
              return isFree === undefined
                ? undefined
                : { isClash: !isFree, word: isFree ? words.fits : freeTimes ? words.notFree : words.doesntFit }
            }}
            empty={words.pressHourWeekAdd}
            onRemove={(time) => onTimes(times.filter((one) => one !== time))}
            onMove={(time, moved) =>
              onTimes(
                withTime(
                  times.filter((one) => one !== time),
                  moved,
                ),
              )
            }
          />
          <Card label={words.details}>
            <Terms form={form} />
          </Card>
          {total !== null && (
            <section className={styles.pay} aria-label={words.pay}>
              <p>
                <b>{pounds(total)}</b> {words.forMinutes(lengthWords(minutes))}
              </p>
              <p>{words.fullPayWhateverDecide(payWords(Number(values.pay), 'hour'), first, TRIAL_OUTCOME_HOURS)}</p>
            </section>
          )}
          <RefusalNote lines={sending.note} />
        </div>
      </div>
      <div className={styles.foot} data-sticky-bar>
        <div>
          <Button className={styles.cancel ?? ''} variant="default" component={Link} to={back}>
            {words.cancel}
          </Button>
          <p className={styles.sum}>
            <b>
              {meetingTitle(kind)}, {lengthWords(minutes)}
            </b>
            <span>{ask ? words.askedAnswer(first, momentWords(ask.toISOString())) : total !== null && words.inAll(pounds(total))}</span>
          </p>
          <Button type="submit" {...(times.length === 0 && { variant: 'light' })} loading={sending.isPending}>
            {times.length === 0 ? words.chooseATime : words.sendTimes(times.length)}
          </Button>
        </div>
      </div>
    </Form>
  )
}

const useMeetForm = (initialValues: MeetValues) => useForm({ initialValues, validate: meetFaults })
type MeetFormState = ReturnType<typeof useMeetForm>

/** What this kind of meeting needs besides its times. */
function Terms({ form }: { readonly form: MeetFormState }) {
  const { kind, minutes } = form.values
  return (
    <div className={styles.terms}>
      {kind === 'trial' && (
        <>
          <SelectField
            label={words.howLong}
            options={lengths}
            value={String(minutes)}
            onChange={(value) => value && form.setFieldValue('minutes', Number(value))}
            error={form.errors['minutes']}
          />
          <MoneyField label={words.payAnHour} {...form.getInputProps('pay')} />
        </>
      )}
      {needsPlace(kind) && (
        <TextInput
          className={styles.line ?? ''}
          label={words.where}
          description={words.theySeeAddress}
          maxLength={200}
          {...form.getInputProps('place')}
        />
      )}
      {kind === 'video' && (
        <TextInput className={styles.line ?? ''} label={words.linkOfTheCall} type="url" inputMode="url" {...form.getInputProps('link')} />
      )}
      <TextInput
        className={styles.line ?? ''}
        label={kind === 'phone' ? words.whoRingsOptional : words.whoAskOptional}
        maxLength={120}
        {...form.getInputProps('askFor')}
      />
      <Textarea
        className={styles.line ?? ''}
        label={words.noteOptional}
        autosize
        minRows={2}
        maxLength={1000}
        {...form.getInputProps('note')}
      />
    </div>
  )
}

/** Sends a new meeting, or other terms of the one there is. Pressing twice sends one. */
function useSending({ _id, applicant }: EmployerApplicationDetail, before: EmployerApplicationDetail['meeting'], form: MeetFormState) {
  const cache = useQueryClient()
  const tryKey = useRef(crypto.randomUUID())
  const refused = useRefusal(form, names)
  const { mutate, isPending, isSuccess } = useMutation({
    ...refused.calls,
    mutationFn: (values: MeetValues) => {
      const input = meetingInputOf(values)
      if (before === null)
        return employer.proposeMeeting({ params: { id: _id }, body: input }, { headers: { 'idempotency-key': tryKey.current } })
      const body: EmployerMeetingMove = { ...input, action: 'propose', version: before.version }
      return employer.moveMeeting({ params: { id: _id, meetingId: before._id }, body })
    },
    onSuccess: async () => {
      notify({ kind: 'done', text: words.yourTimesAreWith(applicant.name) })
      await refreshMoved(cache)
    },
    onError: (error, sent) => {
      if (isRefused(error)) tryKey.current = crypto.randomUUID()
      refused.calls.onError(error, sent)
      if (isRefused(error)) void refreshMoved(cache)
    },
  })
  return { send: mutate, isPending, isSent: isSuccess, note: refused.note }
}
