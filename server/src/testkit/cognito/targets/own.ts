import type { Targets } from '#server/testkit/cognito/asked'
import { Fault, notAuthorised, unknownUser } from '#server/testkit/cognito/faults'
import { type Person, attributesOf, mfaOf } from '#server/testkit/cognito/people'
import type { Pool } from '#server/testkit/cognito/pool'
import { isAppCode, newSecret } from '#server/testkit/cognito/totp'

/** What somebody does with their own account, by an access token. */
export function own(pool: Pool): Targets {
  const { people, codes, sessions, now } = pool
  const holder = (accessToken: string): Person => {
    const person = people.find(sessions.subOf(accessToken))
    if (person === undefined) throw unknownUser()
    return person
  }
  /** Who sets up an app: signed in, or on the way in where everybody needs one. */
  const settingUp = (accessToken: string, session: string): Person => {
    const person = session === '' ? holder(accessToken) : pool.arrival(session)?.person
    if (!person) throw notAuthorised('Invalid session for the user, session is expired.')
    return person
  }
  const goOn = (person: Person, session: string) => (session === '' ? {} : { Session: pool.arrive({ person, srp: null }) })
  return {
    GetUser({ AccessToken }) {
      const person = holder(AccessToken)
      return { Username: person.sub, UserAttributes: attributesOf(person), ...mfaOf(person) }
    },
    ChangePassword({ AccessToken, PreviousPassword, ProposedPassword }) {
      const person = holder(AccessToken)
      people.tried(person, () => people.hasPassword(person, PreviousPassword))
      people.setPassword(person, ProposedPassword)
      return {}
    },
    UpdateUserAttributes({ AccessToken, UserAttributes }) {
      const person = holder(AccessToken)
      const email = UserAttributes.find(({ Name }) => Name === 'email')?.Value.toLowerCase()
      if (email === undefined) return { CodeDeliveryDetailsList: [] }
      if (people.find(email) !== undefined) throw new Fault('AliasExistsException', 'An account with the given email already exists.')
      person.newEmail = email
      return { CodeDeliveryDetailsList: [codes.send(person.sub, email, 'email')] }
    },
    GetUserAttributeVerificationCode({ AccessToken }) {
      const { sub, email, newEmail } = holder(AccessToken)
      return { CodeDeliveryDetails: codes.send(sub, newEmail ?? email, 'email') }
    },
    VerifyUserAttribute({ AccessToken, Code }) {
      const person = holder(AccessToken)
      codes.take(person.sub, 'email', Code)
      person.email = person.newEmail ?? person.email
      person.newEmail = null
      return {}
    },
    AssociateSoftwareToken({ AccessToken, Session }) {
      const person = settingUp(AccessToken, Session)
      person.totp = { secret: newSecret(), isProven: false, isOn: false, lastCounter: 0 }
      return { SecretCode: person.totp.secret, ...goOn(person, Session) }
    },
    VerifySoftwareToken({ AccessToken, Session, UserCode }) {
      const person = settingUp(AccessToken, Session)
      if (person.totp === null || !isAppCode(person.totp, UserCode, now())) {
        if (Session !== '') pool.arrive({ person, srp: null }, Session)
        throw new Fault('EnableSoftwareTokenMFAException', 'Code mismatch')
      }
      person.totp.isProven = true
      return { Status: 'SUCCESS', ...goOn(person, Session) }
    },
    SetUserMFAPreference({ AccessToken, SoftwareTokenMfaSettings }) {
      const { totp } = holder(AccessToken)
      const isOn = SoftwareTokenMfaSettings?.Enabled === true
      if (isOn && !totp?.isProven) throw new Fault('InvalidParameterException', 'User has not verified software token mfa')
      if (totp !== null) totp.isOn = isOn
      return {}
    },
    GlobalSignOut({ AccessToken }) {
      sessions.revokeAll(holder(AccessToken).sub)
      return {}
    },
    RevokeToken({ Token }) {
      sessions.revoke(Token)
      return {}
    },
    DeleteUser({ AccessToken }) {
      const person = holder(AccessToken)
      people.remove(person)
      return {}
    },
  }
}
