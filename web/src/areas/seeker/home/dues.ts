import type { Home } from '@evenshift/contract/model/overview/home'
import { meetingKindWords } from '@evenshift/contract/states/meeting/meeting-words'
import { dayName } from '@evenshift/contract/states/week'
import { movedWords } from '@evenshift/contract/states/application/new-times'
import { shiftsFilled } from '#web/areas/seeker/job-card/shifts-filled'
import { isTheirs, startsOf } from '#web/areas/seeker/home/starts'
import { momentWords } from '#web/shared/meeting/meeting-words'
import { paths, to } from '#web/shared/paths'
import { clockTime, dayDate, shortDate } from '#web/shared/words/dates'
import { pounds } from '#web/shared/words/pay'
import { words } from '#web/areas/seeker/home/words'

export interface Due {
  readonly id: string
  readonly title: string
  readonly text: string
  /** What of the own work is in its way, in a line of its own. */
  readonly clash?: string
  /** By when to answer, in a line of its own. */
  readonly by?: string
  /** When it is or ends; of a first day only the day counts. */
  readonly at: string
  readonly isDay?: boolean
  /** What its hour is on the last day, where it's none of a meeting: "Reply by". */
  readonly lead?: string
  /** The time left is told on the last day too: its hour would read as that of a meeting. */
  readonly isLeft?: boolean
  /** Instead of the time left, where nothing runs out. */
  readonly mark?: { readonly figure: string | number; readonly unit?: string }
  readonly sunny: boolean
  /** It stands in the list of offers, not among the live applications. */
  readonly isOffer?: boolean
  /** Where it is done. */
  readonly address: string
}

export type Pressing = Pick<
  Home,
  'changes' | 'newTimes' | 'filled' | 'closed' | 'expiringOffers' | 'interviews' | 'meetings' | 'messages' | 'work'
>
export interface Dues {
  /** What waits for an answer, the first to run out first. */
  readonly asked: readonly Due[]
  /** What employers wrote and wasn’t read; nothing runs out with it. */
  readonly written: readonly Due[]
  /** What is agreed and coming, the nearest first, then times for a meeting of a job they have. */
  readonly coming: readonly Due[]
  /** Which of the shifts asked for went to others, then which jobs closed. */
  readonly over: readonly Due[]
}

const byTime = (dues: readonly Due[]): Due[] => dues.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))

export function duesOf(
  { changes, newTimes, filled, closed, expiringOffers, interviews, meetings, messages, work }: Pressing,
  now: Date,
): Dues {
  const offers = expiringOffers.map(({ applicationId, employerName, jobTitle, weeklyPay, expiresAt, clashDay }): Due => ({
    id: applicationId,
    title: words.offerFrom(employerName),
    text: words.jobAndPay(jobTitle, weeklyPay === null ? null : pounds(weeklyPay)),
    ...(clashDay !== null && { clash: words.clashesWithYour(dayName(clashDay)) }),
    by: words.replyBy(`${dayDate(expiresAt)}, ${clockTime(expiresAt)}`),
    at: expiresAt,
    lead: words.replyByLead,
    sunny: true,
    isOffer: true,
    address: to(paths.application, { id: applicationId }),
  }))
  /** Times to pick from, for a meeting of a job that they have or haven’t got. */
  const timesFor = (hasJob: boolean): Due[] =>
    meetings.flatMap(({ _id, applicationId, employerName, jobTitle, kind, status, answerBy }): Due[] =>
      status !== 'proposed' || answerBy === null || isTheirs(work, applicationId) !== hasJob
        ? []
        : [
            {
              id: _id,
              title: words.pickATime[kind],
              text: `${jobTitle}, ${employerName}.`,
              by: words.replyBy(momentWords(answerBy)),
              at: answerBy,
              isLeft: true,
              sunny: !hasJob,
              address: to(paths.application, { id: applicationId }),
            },
          ],
    )
  const asked: readonly Due[] = [
    ...changes.map(({ applicationId, employerName, jobTitle, at, replyBy }) => ({
      id: `change ${applicationId}`,
      title: words.jobChanged(employerName),
      text: words.sayIfItStillFits(jobTitle, dayDate(at)),
      at: replyBy ?? at,
      mark: { figure: words.new },
      sunny: true,
      address: to(paths.application, { id: applicationId }),
    })),
    ...newTimes.map(({ applicationId, employerName, jobTitle, at, shifts }) => ({
      id: `times ${applicationId}`,
      title: words.newTimesAt(employerName),
      text: words.sayIfYouCan(jobTitle, movedWords(shifts)),
      at,
      mark: { figure: words.new },
      sunny: true,
      address: to(paths.application, { id: applicationId }),
    })),
    ...interviews.map(({ applicationId, employerName, jobTitle, deadline }) => ({
      id: applicationId,
      title: words.interview(employerName),
      text: `${jobTitle}.`,
      by: words.sendItBy(momentWords(deadline)),
      at: deadline,
      lead: words.sendByLead,
      sunny: false,
      address: to(paths.interview, { applicationId }),
    })),
    ...timesFor(false),
  ]
  // A meeting agreed before an offer is on until somebody calls it off, a yes to the job or not.
  const offered = new Set(expiringOffers.map(({ applicationId }) => applicationId))
  const tellsOf = (applicationId: string) =>
    isTheirs(work, applicationId) ? words.saidYesStillOn : offered.has(applicationId) ? words.offeredStillOn : words.agreed
  const coming: readonly Due[] = [
    ...meetings.flatMap(({ _id, applicationId, employerName, jobTitle, kind, status, at }): Due[] =>
      status !== 'agreed' || at === null
        ? []
        : [
            {
              id: _id,
              title: `${meetingKindWords[kind]}, ${employerName}`,
              text: tellsOf(applicationId)(jobTitle, momentWords(at)),
              at,
              sunny: false,
              address: to(paths.application, { id: applicationId }),
            },
          ],
    ),
    ...startsOf(work, now).map(({ applicationId, employerName, startDate }) => ({
      id: `start ${applicationId}`,
      title: words.youStartAt(employerName),
      text: words.onDayWhereToGo(dayDate(startDate)),
      at: startDate,
      isDay: true,
      sunny: false,
      address: to(paths.application, { id: applicationId }),
    })),
  ]
  const lost = filled.map(({ applicationId, employerName, jobTitle, shifts, takenShifts }): Due => ({
    id: `filled ${applicationId}`,
    title: words.shiftsFilledAt(takenShifts.length, employerName),
    text: `${jobTitle}. ${shiftsFilled({ job: { shifts }, shifts: shifts.map(({ _id }) => _id), takenShifts })}`,
    at: now.toISOString(),
    mark: takenShifts.length < shifts.length ? { figure: shifts.length - takenShifts.length, unit: words.left } : { figure: words.filled },
    sunny: false,
    address: to(paths.application, { id: applicationId }),
  }))
  const unread = { at: now.toISOString(), mark: { figure: words.new }, sunny: false }
  const [first, ...others] = messages
  const written: readonly Due[] =
    first === undefined
      ? []
      : others.length > 0
        ? [
            {
              ...unread,
              id: 'messages',
              title: words.newMessages,
              text: words.fromAll(messages.map(({ employerName }) => employerName)),
              address: paths.messages,
            },
          ]
        : [
            {
              ...unread,
              id: `message ${first.applicationId}`,
              title: words.messageFrom(first.employerName),
              text: words.readAndReply(first.jobTitle),
              address: to(paths.conversation, { id: first.applicationId }),
            },
          ]
  const over = closed.map(({ applicationId, title, body, at }): Due => {
    const [day = '', month = ''] = shortDate(at).split(' ')
    const address = to(paths.application, { id: applicationId })
    return { id: `closed ${applicationId}`, title, text: body, at, mark: { figure: day, unit: month }, sunny: false, address }
  })
  return {
    asked: byTime([...offers, ...asked]),
    written,
    coming: [...byTime(coming), ...byTime(timesFor(true))],
    over: [...lost, ...over],
  }
}
