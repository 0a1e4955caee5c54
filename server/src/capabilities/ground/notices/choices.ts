import {
  type NotificationType,
  employerNotificationTypes,
  notificationDefaults,
  seekerNotificationTypes,
} from '@evenshift/contract/states/notification'
import { choicesOf, keepChoices, personOfStop, stopTokensOf } from '#server/capabilities/ground/notices/store.choices'
import type { NotificationChoice } from '#server/capabilities/ground/notices/tables'
import type { Db } from '#server/platform/database/port'

/** Where a person is told of a type besides the screen. */
export interface Ways {
  readonly push: boolean
  readonly email: boolean
}
export type WaysOf = (personId: string, type: NotificationType) => Ways

const waysBy = (type: NotificationType, choice: NotificationChoice | undefined): Ways => {
  const { push, email, locked } = notificationDefaults[type]
  return { push: choice?.push ?? push, email: locked === true || (choice?.email ?? email) }
}

/** How these people are told of these types, by what they chose and by default. */
export async function waysOf(db: Db, personIds: readonly string[], types: readonly NotificationType[]): Promise<WaysOf> {
  const chosen = new Map((await choicesOf(db, personIds, types)).map((choice) => [`${choice.personId} ${choice.type}`, choice]))
  return (personId, type) => waysBy(type, chosen.get(`${personId} ${type}`))
}

const sides = { jobseeker: seekerNotificationTypes, employer: employerNotificationTypes }
export type Side = keyof typeof sides

/** Every type of a side with how this person is told of it. */
export async function preferencesOf(db: Db, personId: string, side: Side) {
  const chosen = new Map((await choicesOf(db, [personId], null)).map((choice) => [choice.type, choice]))
  return sides[side].map((type) => ({ type, ...waysBy(type, chosen.get(type)), locked: notificationDefaults[type].locked === true }))
}

export interface Choice {
  readonly type: NotificationType
  readonly push?: boolean | undefined
  readonly email?: boolean | undefined
}

/** Keeps what a person chose; of two choices for one type the later one holds. */
export async function choose(tx: Db, personId: string, choices: readonly Choice[]): Promise<void> {
  const rows = new Map<NotificationType, NotificationChoice>()
  for (const { type, push, email } of choices) {
    const earlier = rows.get(type)
    rows.set(type, { personId, type, push: push ?? earlier?.push ?? null, email: email ?? earlier?.email ?? null })
  }
  await keepChoices(tx, [...rows.values()])
}

/** A type by the name that an address gives it; null where mails of it cannot be turned off. */
export const stoppableType = (name: string): NotificationType | null => {
  const type = [...seekerNotificationTypes, ...employerNotificationTypes].find((one) => one === name)
  return type === undefined || notificationDefaults[type].locked ? null : type
}

/** Turns the mails of a type on or off for whom the token names; false for a token that nobody has. */
export async function chooseByMail(tx: Db, token: string, type: NotificationType, email: boolean): Promise<boolean> {
  const personId = await personOfStop(tx, token)
  if (personId !== null) await choose(tx, personId, [{ type, email }])
  return personId !== null
}

const stopPath = (token: string, name: string): string => `/emails/stop/${token}/${name}`

interface Mailed {
  readonly personId: string
  readonly type: NotificationType
}
/** The address of the page that turns off mails of a type for a person; null where they cannot be turned off. */
export async function stopPaths(tx: Db, mailed: readonly Mailed[]): Promise<(personId: string, type: NotificationType) => string | null> {
  const stoppable = mailed.filter(({ type }) => notificationDefaults[type].locked !== true)
  const tokens = await stopTokensOf(
    tx,
    stoppable.map(({ personId }) => personId),
  )
  return (personId, type) => {
    const token = notificationDefaults[type].locked ? undefined : tokens.get(personId)
    return token === undefined ? null : stopPath(token, type)
  }
}

/** The name of the daily digest where its mails are turned off; it is no notification, so it has no type. */
export const DIGEST = 'digest'
/** The addresses of the page that turns off a person's digest, by person. */
export async function digestStopPaths(tx: Db, personIds: readonly string[]): Promise<Map<string, string>> {
  return new Map([...(await stopTokensOf(tx, personIds))].map(([personId, token]) => [personId, stopPath(token, DIGEST)]))
}
