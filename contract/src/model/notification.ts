/** What a person is told, and how they wish to be told it. */
import { z } from 'zod'
import { count, id, instant, line, listOf, page } from '#contract/model/basics'
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

const pageOf = <T extends z.ZodType>(row: T) => page(row).extend({ unread: count })
export const seekerNotificationPage = pageOf(seekerNotification)
export const employerNotificationPage = pageOf(employerNotification)

/** One by its id; all of them where nothing is named. */
export const notificationDelete = z.strictObject({ _id: id.optional() })
/** These, or all of them where nothing is named. */
export const notificationRead = z.strictObject({ _ids: listOf(id, 100, 'Notifications').optional() })

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

/** The browser's push subscription as text, or the cloud messenger's token. */
export const webToken = z.strictObject({
  webToken: line(4096, 'The push token'),
})

/** The hour in London, 0 to 23, from which a member's daily digest is mailed; null for none. */
export const digest = z.strictObject({ hour: z.int('Choose an hour').min(0, 'Choose an hour').max(23, 'Choose an hour').nullable() })
