/** What a person is told, and how they wish to be told it. */
import { z } from 'zod'
import { QUIET_FROM, QUIET_FROM_LEAST, QUIET_UNTIL, QUIET_UNTIL_MOST } from '#contract/constants'
import { count, id, instant, line, listOf, page, pageQuery, queryFlag } from '#contract/model/basics'
import { owedThings } from '#contract/states/notification-asks'
import { employerNotificationTypes, seekerNotificationTypes } from '#contract/states/notification'

type Types = readonly [string, ...string[]]
const notificationOf = <const T extends Types>(types: T) =>
  z.object({
    _id: id,
    title: z.string(),
    body: z.string(),
    type: z.enum(types),
    /** A path of the web application; null where there is nothing to open. */
    link: z.string().nullable(),
    readAt: instant.nullable(),
    createdAt: instant,
  })
export const seekerNotification = notificationOf(seekerNotificationTypes)
export const employerNotification = notificationOf(employerNotificationTypes)

/** The application that one is about, as it stands now and as its reader may know it. */
const about = z.object({
  applicationId: id,
  jobId: id,
  job: z.string(),
  /** The employer to a seeker; to an employer the applicant, by first name or number, and null once they may not know. */
  who: z.string().nullable(),
  /** The same in full, whose letters and colour are theirs everywhere. */
  name: z.string().nullable(),
  /** An address of the employer’s picture; empty where there is none, and to the employer itself. */
  logo: z.string(),
  /** By when its reader owes an answer; null where they owe none any more. */
  dueBy: instant.nullable(),
  /** What is still to be answered, done or come to. */
  owed: z.array(z.enum(owedThings)),
})
export type NotificationAbout = z.infer<typeof about>

/** `others` are equal ones that the row stands for too, newest first: none unless the list was asked for grouped. */
const rowOf = <const T extends Types>(types: T) => {
  const one = notificationOf(types).extend({ about: about.nullable() })
  return one.extend({ others: z.array(one) })
}
/** `newest` is the newest of all: who marks or deletes all that they were shown says so by it. */
const pageOf = <T extends z.ZodType>(row: T) => page(row).extend({ unread: count, newest: id.nullable() })
export const seekerNotificationPage = pageOf(rowOf(seekerNotificationTypes))
export const employerNotificationPage = pageOf(rowOf(employerNotificationTypes))

/** `unread` leaves out what was read; `grouped` makes one row of equal unread ones about one job on one day, of at most fifty. */
export const notificationQuery = pageQuery.extend({ unread: queryFlag.default(false), grouped: queryFlag.default(false) })

const ids = listOf(id, 100, 'Notifications')
/** One by its id; all of them where nothing is named. */
export const notificationDelete = z.strictObject({ _id: id.optional() })
/** These, or all that were told up to this one, or of this application, or all of them where nothing is named. */
export const notificationRead = z.strictObject({ _ids: ids.optional(), upTo: id.optional(), applicationId: id.optional() })
/** These, or all that were told up to this one. */
export const notificationRemove = z.union([z.strictObject({ _ids: ids }), z.strictObject({ upTo: id })])
/** One press: it brings back what it removed, and nothing else. */
export const notificationRemoval = z.strictObject({ removal: id })

const preferenceOf = <const T extends Types>(types: T) =>
  z.object({ type: z.enum(types), push: z.boolean(), email: z.boolean(), /** Cannot be turned off. */ locked: z.boolean() })
const preferenceChangeOf = <const T extends Types>(types: T) =>
  z.strictObject({
    preferences: listOf(
      z.strictObject({
        type: z.enum(types, 'Choose a kind of notification'),
        push: z.boolean('Say yes or no').optional(),
        email: z.boolean('Say yes or no').optional(),
      }),
      types.length,
      'Preferences',
    ),
  })
export const seekerPreferences = z.array(preferenceOf(seekerNotificationTypes))
export const employerPreferences = z.array(preferenceOf(employerNotificationTypes))
export const seekerPreferenceChange = preferenceChangeOf(seekerNotificationTypes)
export const employerPreferenceChange = preferenceChangeOf(employerNotificationTypes)

/** The browser's push subscription as text, or the cloud messenger's token. `isAsked` once its person asked for push there and then. */
export const webToken = z.strictObject({
  webToken: line(4096, 'The push token'),
  isAsked: z.boolean('Say yes or no').optional(),
})

/** A device that gets push. */
const pushDevice = z.object({
  _id: id,
  /** "Chrome on Android"; empty where it is not known. */
  label: z.string(),
  lastUsedAt: instant,
  /** Registered by the session that asks. */
  isThis: z.boolean(),
})
export const pushDevices = z.array(pushDevice)

/** A whole hour in London. */
const hour = (least: number, most: number) => z.int('Choose an hour').min(least, 'Choose an hour').max(most, 'Choose an hour')

/** The hours from and until which nothing is pushed. */
export const quietHours = z.strictObject({ from: hour(QUIET_FROM_LEAST, QUIET_FROM), until: hour(QUIET_UNTIL, QUIET_UNTIL_MOST) })
export type QuietHours = z.infer<typeof quietHours>

/** The hour from which a member's daily digest is mailed, null for none, and whether that is so on Sundays too. */
export const digest = z.strictObject({ hour: hour(0, 23).nullable(), onSundays: z.boolean('Say yes or no') })
export const digestChange = digest.partial()
