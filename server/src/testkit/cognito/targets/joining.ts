import type { Asked, Targets } from '#server/testkit/cognito/asked'
import { delivered } from '#server/testkit/cognito/codes'
import { Fault, notAuthorised, unknownUser } from '#server/testkit/cognito/faults'
import type { Pool } from '#server/testkit/cognito/pool'

const wrongCode = () => new Fault('CodeMismatchException', 'Invalid verification code provided, please try again.')
const staleCode = () => new Fault('ExpiredCodeException', 'Invalid code provided, please request a code again.')

/** Coming in for the first time, and a password that was forgotten. */
export const joining = ({ people, codes, sessions, settings }: Pool): Targets => ({
  SignUp({ Username, Password, UserAttributes }: Asked) {
    const email = UserAttributes.find(({ Name }) => Name === 'email')?.Value ?? Username
    const { sub } = people.add(email, Password, 'UNCONFIRMED')
    return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails: codes.send(sub, email.toLowerCase(), 'sign_up') }
  },

  ResendConfirmationCode({ Username }: Asked) {
    const person = people.find(Username)
    if (person === undefined && !settings.hidesUnknown) throw unknownUser()
    if (person !== undefined && person.status === 'CONFIRMED') throw new Fault('InvalidParameterException', 'User is already confirmed.')
    return { CodeDeliveryDetails: person === undefined ? delivered(Username) : codes.send(person.sub, person.email, 'sign_up') }
  },

  ConfirmSignUp({ Username, ConfirmationCode }: Asked) {
    const person = people.find(Username)
    if (person === undefined) throw settings.hidesUnknown ? staleCode() : unknownUser()
    if (person.status === 'CONFIRMED') throw notAuthorised('User cannot be confirmed. Current status is CONFIRMED')
    codes.take(person.sub, 'sign_up', ConfirmationCode)
    person.status = 'CONFIRMED'
    return {}
  },

  ForgotPassword({ Username }: Asked) {
    const person = people.find(Username)
    if (person === undefined && !settings.hidesUnknown) throw unknownUser()
    const isReachable = person !== undefined && person.status === 'CONFIRMED'
    return { CodeDeliveryDetails: isReachable ? codes.send(person.sub, person.email, 'reset') : delivered(Username) }
  },

  ConfirmForgotPassword({ Username, ConfirmationCode, Password }: Asked) {
    const person = people.find(Username)
    if (person === undefined) throw settings.hidesUnknown ? wrongCode() : unknownUser()
    people.ruled(Password)
    codes.take(person.sub, 'reset', ConfirmationCode)
    people.setPassword(person, Password)
    sessions.revokeAll(person.sub)
    return {}
  },
})
