import { MEETING_MINUTES_LEAST } from '@evenshift/contract/constants'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { EmployerMeeting, MeetingInput } from '@evenshift/contract/model/meeting/meeting'
import type { MeetingKind } from '@evenshift/contract/states/meeting/meeting'
import { instantOf, spotAt } from '#web/shared/meeting/london-times'
import type { Spot } from '#web/ui/week/dated/dated-week'
import { wholeAddress } from '#web/shared/job/street-address'
import { words } from '#web/areas/employer/applicants/meet/words'

/** What the form of a meeting holds, whatever its kind: what another kind asks for stays when the kind changes. Its names are those of the call. */
export interface MeetValues {
  readonly kind: MeetingKind
  readonly times: readonly Spot[]
  /** Of a trial; the others have a length of their own. */
  readonly minutes: number
  readonly place: string
  readonly link: string
  readonly pay: number | ''
  readonly askFor: string
  readonly note: string
}

/** How long a meeting is, in minutes, where nobody is asked. */
const usual = { chat: 20, phone: MEETING_MINUTES_LEAST, video: 20 } as const
const TRIAL_MINUTES = 120
/** The lengths of a trial, in minutes. */
export const trialLengths = [60, 90, 120, 150, 180, 210, 240] as const

export const minutesOfMeeting = ({ kind, minutes }: Pick<MeetValues, 'kind' | 'minutes'>): number =>
  kind === 'trial' ? minutes : usual[kind]
export const needsPlace = (kind: MeetingKind): boolean => kind === 'chat' || kind === 'trial'

type Advert = Pick<EmployerJob, 'arrival' | 'location' | 'postcode' | 'salary' | 'salaryUnit' | 'workplace'>
const addressOf = ({ arrival, location, postcode, workplace }: Advert): string =>
  workplace === 'remote' || arrival.address === ''
    ? ''
    : wholeAddress({ street: arrival.address, town: location ?? '', postcode: postcode ?? '' })

/**
 * The terms of the meeting that is changed, else those of the advert; whoever hires for the company is asked for where it names no one. Of a
 * time that was agreed another is looked for.
 */
export function meetValuesOf(job: Advert, before: EmployerMeeting | null, contactName: string, now: Date): MeetValues {
  const advert: MeetValues = {
    kind: 'chat',
    times: [],
    minutes: TRIAL_MINUTES,
    place: addressOf(job),
    link: '',
    pay: job.salaryUnit === 'hour' ? (job.salary ?? '') : '',
    askFor: job.arrival.askFor || job.arrival.contactName || contactName,
    note: '',
  }
  if (!before) return advert
  const { kind, turn, times, minutes, place, link, pay, askFor, note } = before
  return {
    kind,
    times: turn === 'seeker' ? times.filter(({ start }) => new Date(start) > now).map(({ start }) => spotAt(start)) : [],
    minutes: kind === 'trial' ? minutes : TRIAL_MINUTES,
    place: place ?? advert.place,
    link: link ?? '',
    pay: pay ?? advert.pay,
    askFor,
    note,
  }
}

/** What is missing before it can be sent. */
export const meetFaults = {
  times: (times: MeetValues['times']) => (times.length === 0 ? words.chooseLeastOneTime : null),
  place: (place: string, { kind }: MeetValues) => (needsPlace(kind) && !place.trim() ? words.enterAddressWhereYoull : null),
  link: (link: string, { kind }: MeetValues) => (kind === 'video' && !link.trim() ? words.enterLinkCall : null),
  pay: (pay: number | '', { kind }: MeetValues) => (kind === 'trial' && pay === '' ? words.enterThePay : null),
}

/** What the call takes: the terms of its kind alone. */
export function meetingInputOf(values: MeetValues): MeetingInput {
  const { kind, place, link, pay, askFor, note } = values
  const terms = {
    times: values.times.map(instantOf),
    minutes: minutesOfMeeting(values),
    askFor: askFor.trim(),
    note: note.trim(),
  }
  switch (kind) {
    case 'chat':
      return { kind, ...terms, place: place.trim() }
    case 'phone':
      return { kind, ...terms }
    case 'video':
      return { kind, ...terms, link: link.trim() }
    case 'trial':
      return { kind, ...terms, place: place.trim(), pay: Number(pay) }
  }
}
