import { randomBytes, randomUUID } from 'node:crypto'
import type { Asked, Targets } from '#server/testkit/cognito/asked'
import { Fault, badParameter, notAuthorised, unknownUser } from '#server/testkit/cognito/faults'
import type { Person } from '#server/testkit/cognito/people'
import type { Pool } from '#server/testkit/cognito/pool'
import { srpChallenge, verifierOf } from '#server/testkit/cognito/srp'
import { isAppCode } from '#server/testkit/cognito/totp'

const staleSession = () => notAuthorised('Invalid session for the user, session is expired.')

/** Signing in by password or SRP, what follows the password, and renewal. */
export function entering(pool: Pool): Targets {
  const { people, sessions, settings, now } = pool

  /** An unconfirmed person is told before the password is looked at. */
  const confirmed = (person: Person): void => {
    if (person.status === 'UNCONFIRMED') throw new Fault('UserNotConfirmedException', 'User is not confirmed.')
  }
  const challenge = (person: Person, ChallengeName: string, ChallengeParameters: Readonly<Record<string, string>>) => ({
    ChallengeName,
    ChallengeParameters: { USER_ID_FOR_SRP: person.sub, ...ChallengeParameters },
    Session: pool.arrive({ person, srp: null }),
  })
  /** The password was right: what else is asked for, or the tokens. */
  const afterPassword = (person: Person) => {
    if (person.status === 'FORCE_CHANGE_PASSWORD') return challenge(person, 'NEW_PASSWORD_REQUIRED', { requiredAttributes: '[]' })
    if (person.totp?.isOn === true) return challenge(person, 'SOFTWARE_TOKEN_MFA', {})
    if (settings.mfa === 'on') return challenge(person, 'MFA_SETUP', { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' })
    return sessions.begin(person)
  }
  const byPassword = ({ USERNAME = '', PASSWORD = '' }: Asked['AuthParameters']) => {
    const person = people.find(USERNAME)
    if (person === undefined) throw settings.hidesUnknown ? notAuthorised() : unknownUser()
    confirmed(person)
    people.tried(person, () => people.hasPassword(person, PASSWORD))
    return afterPassword(person)
  }
  /** The challenge of SRP; to a stranger as well, where none is told. */
  const bySrp = ({ USERNAME = '', SRP_A = '' }: Asked['AuthParameters']) => {
    const person = people.find(USERNAME)
    if (person === undefined && !settings.hidesUnknown) throw unknownUser()
    const name = people.nameOf(person ?? { sub: randomUUID() })
    const srp = srpChallenge(name, person?.verifier ?? verifierOf(name, randomBytes(16).toString('hex')), SRP_A)
    if (srp === null) throw badParameter('SRP_A mod N cannot be zero')
    pool.arrive({ person: person ?? null, srp }, srp.parameters.SECRET_BLOCK)
    const ChallengeParameters = { ...srp.parameters, USERNAME: name.userId, USER_ID_FOR_SRP: name.userId }
    return { ChallengeName: 'PASSWORD_VERIFIER', ChallengeParameters }
  }
  const renewed = (token: string) => sessions.renew(token, people.find)

  const answers: Readonly<Record<string, (asked: Asked) => object>> = {
    PASSWORD_VERIFIER({ ChallengeResponses: { PASSWORD_CLAIM_SECRET_BLOCK = '', PASSWORD_CLAIM_SIGNATURE = '', TIMESTAMP = '' } }) {
      const arriving = pool.arrival(PASSWORD_CLAIM_SECRET_BLOCK)
      if (!arriving?.person || !arriving.srp) throw notAuthorised()
      const { person, srp } = arriving
      confirmed(person)
      people.tried(person, () => srp.isSigned(PASSWORD_CLAIM_SIGNATURE, TIMESTAMP))
      return afterPassword(person)
    },
    SOFTWARE_TOKEN_MFA({ Session, ChallengeResponses: { SOFTWARE_TOKEN_MFA_CODE = '' } }) {
      const person = pool.arrival(Session)?.person
      if (!person?.totp) throw staleSession()
      if (!isAppCode(person.totp, SOFTWARE_TOKEN_MFA_CODE, now())) {
        // Whoever mistyped goes on with the same session.
        pool.arrive({ person, srp: null }, Session)
        throw new Fault('CodeMismatchException', 'Invalid code received for user')
      }
      return sessions.begin(person)
    },
    MFA_SETUP({ Session }) {
      const person = pool.arrival(Session)?.person
      if (!person?.totp?.isProven) throw staleSession()
      person.totp.isOn = true
      return sessions.begin(person)
    },
    NEW_PASSWORD_REQUIRED({ Session, ChallengeResponses: { NEW_PASSWORD = '' } }) {
      const person = pool.arrival(Session)?.person
      if (!person) throw staleSession()
      people.setPassword(person, NEW_PASSWORD)
      person.status = 'CONFIRMED'
      return afterPassword(person)
    },
  }
  const flows: Readonly<Record<string, (parameters: Asked['AuthParameters']) => object>> = {
    USER_SRP_AUTH: bySrp,
    USER_PASSWORD_AUTH: byPassword,
    ADMIN_USER_PASSWORD_AUTH: byPassword,
    REFRESH_TOKEN_AUTH({ REFRESH_TOKEN = '' }) {
      // A client that gives another refresh token at each renewal has one way to it.
      if (settings.graceSeconds !== null) throw notAuthorised('Refresh token rotation is enabled for this client.')
      return renewed(REFRESH_TOKEN)
    },
  }
  const initiate = ({ AuthFlow, AuthParameters }: Asked) => {
    const flow = flows[AuthFlow]
    if (flow === undefined) throw badParameter(`${AuthFlow} is not enabled for the client.`)
    return flow(AuthParameters)
  }
  return {
    InitiateAuth: initiate,
    AdminInitiateAuth: initiate,
    RespondToAuthChallenge(asked) {
      const answer = answers[asked.ChallengeName]
      if (answer === undefined) throw badParameter('Unknown challenge')
      return answer(asked)
    },
    GetTokensFromRefreshToken: ({ RefreshToken }) => renewed(RefreshToken),
  }
}
