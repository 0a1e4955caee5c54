import { randomUUID } from 'node:crypto'
import { Fault, notAuthorised, unknownUser } from '#server/testkit/cognito/faults'
import { type Verifier, isPassword, verifierOf } from '#server/testkit/cognito/srp'

export interface Person {
  readonly sub: string
  email: string
  /** What the address is to be once its code was entered. */
  newEmail: string | null
  status: 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD'
  verifier: Verifier
  /** Of an app: it counts once a code of it was entered and it is preferred. */
  totp: { readonly secret: string; isProven: boolean; isOn: boolean; lastCounter: number } | null
  wrongPasswords: number
  lockedUntil: number
  readonly createdAt: Date
  changedAt: Date
}

interface PeopleOptions {
  readonly poolName: string
  readonly passwordLeast: number
  readonly now: () => Date
}
const WRONG_BEFORE_LOCK = 5
const LOCK_MS_MOST = 15 * 60_000

/** The people of one pool, known by their email or their sub. */
export function poolPeople({ poolName, passwordLeast, now }: PeopleOptions) {
  const people = new Map<string, Person>()
  const find = (name: string): Person | undefined =>
    people.get(name) ?? [...people.values()].find(({ email }) => email === name.toLowerCase())
  const nameOf = ({ sub }: Pick<Person, 'sub'>) => ({ poolName, userId: sub })
  const ruled = (password: string): string => {
    if (password.length >= passwordLeast) return password
    throw new Fault('InvalidPasswordException', 'Password did not conform with policy: Password not long enough')
  }
  return {
    find,
    ruled,
    get(name: string): Person {
      const person = find(name)
      if (person === undefined) throw unknownUser()
      return person
    },
    add(givenEmail: string, password: string, status: Person['status']): Person {
      const email = givenEmail.toLowerCase()
      if (find(email) !== undefined) throw new Fault('UsernameExistsException', 'User already exists')
      const sub = randomUUID()
      const verifier = verifierOf({ poolName, userId: sub }, ruled(password))
      const times = { createdAt: now(), changedAt: now() }
      const person: Person = { sub, email, newEmail: null, status, verifier, totp: null, wrongPasswords: 0, lockedUntil: 0, ...times }
      people.set(sub, person)
      return person
    },
    remove: ({ sub }: Person) => void people.delete(sub),
    setPassword(person: Person, password: string): void {
      person.verifier = verifierOf(nameOf(person), ruled(password))
      person.changedAt = now()
      person.wrongPasswords = 0
    },
    nameOf,
    /** Counts a try: after five wrong ones none is looked at for a while that doubles. */
    tried(person: Person, isRight: () => boolean): void {
      if (person.lockedUntil > now().getTime()) throw notAuthorised('Password attempts exceeded')
      if (isRight()) {
        person.wrongPasswords = 0
        return
      }
      person.wrongPasswords += 1
      const over = person.wrongPasswords - WRONG_BEFORE_LOCK
      if (over >= 0) person.lockedUntil = now().getTime() + Math.min(LOCK_MS_MOST, 1000 * 2 ** over)
      throw notAuthorised()
    },
    hasPassword: (person: Person, password: string): boolean => isPassword(nameOf(person), password, person.verifier),
  }
}
export type PoolPeople = ReturnType<typeof poolPeople>

/** What the pool says of a person. */
export const attributesOf = ({ sub, email }: Person) => [
  { Name: 'sub', Value: sub },
  { Name: 'email', Value: email },
  { Name: 'email_verified', Value: 'true' },
]
export const mfaOf = ({ totp }: Person) =>
  totp?.isOn === true ? { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' } : {}
