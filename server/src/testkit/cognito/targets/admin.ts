import { randomBytes } from 'node:crypto'
import type { Targets } from '#server/testkit/cognito/asked'
import { attributesOf, mfaOf } from '#server/testkit/cognito/people'
import type { Pool } from '#server/testkit/cognito/pool'

/** What only who holds the pool's own credentials may ask. */
export const admin = ({ people, sessions, settings }: Pool): Targets => ({
  AdminGetUser({ Username }) {
    const person = people.get(Username)
    return {
      Username: person.sub,
      UserAttributes: attributesOf(person),
      UserStatus: person.status,
      Enabled: true,
      UserCreateDate: person.createdAt.getTime() / 1000,
      UserLastModifiedDate: person.changedAt.getTime() / 1000,
      ...mfaOf(person),
    }
  },
  GetUserPoolMfaConfig: () => ({ MfaConfiguration: settings.mfa === 'on' ? 'ON' : 'OPTIONAL' }),
  AdminCreateUser({ Username, UserAttributes }) {
    const email = UserAttributes.find(({ Name }) => Name === 'email')?.Value ?? Username
    const person = people.add(email, randomBytes(24).toString('base64url'), 'FORCE_CHANGE_PASSWORD')
    return { User: { Username: person.sub, Attributes: attributesOf(person), UserStatus: person.status, Enabled: true } }
  },
  AdminSetUserPassword({ Username, Password, Permanent }) {
    const person = people.get(Username)
    people.setPassword(person, Password)
    person.status = Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD'
    return {}
  },
  AdminSetUserMFAPreference({ Username, SoftwareTokenMfaSettings }) {
    const { totp } = people.get(Username)
    if (totp !== null) totp.isOn = SoftwareTokenMfaSettings?.Enabled === true
    return {}
  },
  AdminUserGlobalSignOut({ Username }) {
    sessions.revokeAll(people.get(Username).sub)
    return {}
  },
  AdminDeleteUser({ Username }) {
    people.remove(people.get(Username))
    return {}
  },
})
