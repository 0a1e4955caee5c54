import type { Pool } from '@evenshift/contract/call'
import type { SiteConfig } from '@evenshift/contract/public/site'
import type { Db } from '#server/platform/database/port'
import type { Bounces } from '#server/platform/email/port'

/** What a valid access token says, with the session known to be alive at this moment. */
export interface VerifiedSession {
  readonly userId: string
  readonly sessionId: string
  readonly email: string
  /** Whether a second step was passed in it. */
  readonly hasPassed: boolean
}

export interface AccessToken {
  readonly accessToken: string
  readonly expiresAt: Date
}
/** A session that began or was renewed: the token for the browser's memory and the cookie that renews it. */
export interface SignedIn extends AccessToken {
  /** Complete Set-Cookie values: the session's, and one that tells the page of it. */
  readonly cookies: readonly string[]
}

/** Too many wrong passwords: none is looked at for so long. */
export interface Locked {
  readonly lockedSeconds: number
}

/** The password was right, and a second step is asked for: the Set-Cookie values of the ticket to it. */
export interface StepAhead {
  readonly stepCookies: readonly string[]
}

/** More people sign in at this moment than their passwords can be compared. Thrown by every call that takes a password. */
export class IdentityBusy extends Error {}

/** The service that a pool signs in with cannot be asked at this moment. Thrown by every call that needs it. */
export class IdentityDown extends Error {}

/** A new password that the pool does not take, with the sentence that says why. Nothing has happened, and no mail is sent. */
export interface PasswordFault {
  readonly passwordFault: string
}

/** One identity pool. No answer tells whether an email is known. Addresses are lower-cased here. Its calls open transactions of their own: never make them inside another. */
export interface IdentityPool {
  /** How people come in and keep what they come in with, where the pool asks them itself; null where another service does. */
  readonly ways: OwnWays | null
  /** Null where the pool asks people itself. */
  readonly elsewhere: SignInElsewhere | null
  /** `expired` also where the session was revoked or the person erased; `bad` for everything that is no token of this pool. */
  verify(token: string): Promise<VerifiedSession | 'bad' | 'expired'>
  /** Whether a session that was verified before has not ended since. */
  isAlive(session: Pick<VerifiedSession, 'userId' | 'sessionId'>): Promise<boolean>
  /** The browser that asks, by its cookie: codes are its own, and whoever signs in with it is known in it. */
  browser(cookieHeader: string | undefined): Browser
  /** Since when they have a second step, or null, and how many recovery codes are left. */
  ownSecondStep(userId: string): Promise<{ readonly since: Date | null; readonly codesLeft: number }>
  /** Renews by the cookie alone, and gives another cookie in its place. One that was replaced before ends the session. */
  renew(cookieHeader: string | undefined, client: Client): Promise<SignedIn | 'expired'>
  /** The Set-Cookie values for a browser whose session turned out to have ended: its page is told so. */
  readonly ended: readonly string[]
  /** Ends the session of this cookie, and answers the Set-Cookie values that clear it in any case. */
  signOut(cookieHeader: string | undefined): Promise<readonly string[]>
  /** Where the person is signed in, the last used first. */
  sessions(userId: string): Promise<readonly OpenSession[]>
  /** Ends one session of the person; false where they have none of this id. */
  endSession(userId: string, sessionId: string): Promise<boolean>
  /** Every session of the person but the one that asks. */
  signOutElsewhere(session: Pick<VerifiedSession, 'userId' | 'sessionId'>): Promise<void>
  signOutEverywhere(userId: string): Promise<void>
  /** Asks the person who is signed in once more. */
  checkPassword(userId: string, password: string): Promise<'right' | 'wrong' | Locked>
  /** The email of who is signed in, and whether mail to it comes back. */
  ownEmail(userId: string): Promise<OwnEmail>
  /** Makes the account that is to be, or closes the one that there is, until a password is set by this code. */
  invite(email: string): Promise<{ readonly userId: string; readonly code: string }>
  acceptInvitation(email: string, code: string, password: string, client: Client): Promise<'done' | 'wrong' | PasswordFault>
  /** The emails of those of these people who have an account. */
  emailsOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Ends every session and forgets the person. */
  erase(userId: string): Promise<void>
  /** A confirmed account made without a mail: for the demo market and for tests. Sets the password of a known one. Returns the user id. */
  seed(email: string, password: string): Promise<string>
}

/** The job that somebody is applying for as they join. */
export interface AppliedFor {
  readonly jobId: string
  readonly job: string
  readonly employer: string
}

/** How people come in by the pool itself, and keep what they come in with. */
export interface OwnWays {
  /** Sends a code to an address that is new; tells the holder of a known one that somebody tried. */
  signUp(email: string, password: string, client: Client, applied?: AppliedFor): Promise<'sent' | PasswordFault>
  /** Repeats the mail of this browser's sign-up that waits for its code; `elsewhere` where it has none, whatever the address. */
  sendCode(email: string, client: Client, applied?: AppliedFor): Promise<'sent' | 'elsewhere'>
  /** Makes the account, with the password of the sign-up of this browser to which this very code was sent. `joined` runs in the transaction. */
  confirm(email: string, code: string, client: Client, joined: Joined): Promise<SignedIn | 'wrong' | 'elsewhere'>
  /**
   * `unconfirmed`: the password of a sign-up whose code was not entered yet; this browser has been sent a code. The same for a known address.
   * `met` is told of a browser that the person never signed in with before.
   */
  signIn(email: string, password: string, client: Client, met: NewBrowser): Promise<SignedIn | 'wrong' | 'unconfirmed' | StepAhead | Locked>
  /** Signs in by a code of the app or a recovery code, with the ticket that a right password gave this browser; `late` without one. Whoever uses a recovery code, here or below, is told by mail. */
  passSecondStep(
    cookieHeader: string | undefined,
    code: string,
    client: Client,
    met: NewBrowser,
  ): Promise<SignedIn | 'wrong' | 'late' | Locked>
  /** A new secret for an app, in base 32 and as it is scanned; null where a step is on. */
  prepareSecondStep(userId: string): Promise<{ readonly secret: string; readonly address: string } | null>
  /** Turns it on by a code of the app; the recovery codes are told this once. The session that asks has passed it. */
  turnOnSecondStep(session: Pick<VerifiedSession, 'userId' | 'sessionId'>, code: string): Promise<readonly string[] | 'wrong' | Locked>
  turnOffSecondStep(userId: string, code: string): Promise<'done' | 'wrong' | Locked>
  renewRecoveryCodes(userId: string, code: string): Promise<readonly string[] | 'wrong' | Locked>
  /** The newest first. */
  passkeys(userId: string): Promise<readonly Passkey[]>
  /** What this browser needs to make one. */
  preparePasskey(userId: string, client: Client): Promise<PasskeyToBe>
  /** Adds what this browser made, and tells the person by mail; `refused` of what proves nothing, or is somebody's already. */
  addPasskey(userId: string, made: MadePasskey, client: Client): Promise<Passkey | 'refused'>
  /** Removes it, and tells the person by mail; false where they have none of this id. */
  removePasskey(userId: string, id: string): Promise<boolean>
  /** What this browser needs to sign in with one. */
  preparePasskeySignIn(client: Client): Pick<PasskeyToBe, 'challenge' | 'rpId'>
  /** Stands for password and second step. Each challenge is answered once. */
  signInWithPasskey(signed: SignedChallenge, client: Client, met: NewBrowser): Promise<SignedIn | 'refused'>
  requestReset(email: string, client: Client): Promise<void>
  /** Ends every session of the person. */
  reset(email: string, code: string, password: string, client: Client): Promise<'done' | 'wrong' | 'elsewhere' | PasswordFault>
  /** Ends every other session of the person, and tells them by mail. */
  changePassword(
    session: Pick<VerifiedSession, 'userId' | 'sessionId'>,
    current: string,
    next: string,
  ): Promise<'done' | 'wrong' | Locked | PasswordFault>
  /** Sends a code to the email that is to be theirs, also to the one they have; tells the holder of another account that somebody tried. */
  requestEmail(userId: string, email: string, client: Client): Promise<void>
  /** Makes it theirs by the code that this browser asked for, ends every session and begins another. `moved` runs in the transaction of the change. */
  changeEmail(userId: string, email: string, code: string, client: Client, moved: EmailMoved): Promise<SignedIn | 'wrong' | 'elsewhere'>
}
/** A pool that asks people itself. */
export interface OwnPool extends IdentityPool, OwnWays {
  readonly ways: OwnWays
}

/** Another service that people come in by, from their browser. */
export interface SignInElsewhere {
  /** What the browser needs to ask it. */
  readonly entrance: Extract<SiteConfig['signIn'][Pool], { kind: 'cognito' }>
  /** Where it is asked. */
  readonly origin: string
  /**
   * Begins a session here with what the service gave a browser, or takes over what it has become there. A person who is new here `joined`; an
   * email that is another one by now has `moved`. `bad`: no token of this pool; `expired`: too old, or of a session that has ended.
   */
  handOver(given: GivenTokens, client: Client, follows: HandedOver): Promise<SignedIn | 'bad' | 'expired'>
}
export interface GivenTokens {
  readonly accessToken: string
  readonly refreshToken: string
}
export interface HandedOver {
  readonly joined: Joined
  readonly met: NewBrowser
  readonly moved: EmailMoved
}
export interface OpenSession {
  readonly sessionId: string
  /** As it was last sent. */
  readonly userAgent: string
  readonly since: Date
  /** A session in use is renewed every few minutes. */
  readonly lastUsedAt: Date
}
export interface Passkey {
  readonly id: string
  /** Of the browser that added it. */
  readonly userAgent: string
  readonly since: Date
  readonly lastUsedAt: Date | null
}
export interface PasskeyToBe {
  readonly challenge: string
  /** The site that it works for. */
  readonly rpId: string
  readonly user: { readonly handle: string; readonly name: string }
  /** Those that the person has, so that none is made twice in one place. */
  readonly known: string[]
}
/** As browsers give it, in base 64 for addresses. */
export interface MadePasskey {
  readonly id: string
  readonly clientDataJSON: string
  readonly attestationObject: string
  readonly transports: readonly string[]
}
export interface SignedChallenge {
  readonly id: string
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
}
export interface OwnEmail {
  readonly email: string
  readonly isBouncing: boolean
}
/** Somebody signs in with a browser that they never did before; in the transaction that makes it known. */
export type NewBrowser = (tx: Db, person: { readonly userId: string; readonly email: string; readonly userAgent: string }) => Promise<void>
/** Somebody has an account from now on. */
export type Joined = (tx: Db, userId: string) => Promise<void>
/** What else there is of a person's email follows it. */
export type EmailMoved = (tx: Db, userId: string, email: string) => Promise<void>

/** Who is at the other end. */
export interface Client {
  readonly address: string
  readonly userAgent: string
  /** The browser's mark. */
  readonly browser: string
}
export interface Browser {
  /** A new one where the browser has none. */
  readonly mark: string
  /** The Set-Cookie value that keeps it. */
  readonly cookie: string
}

export interface Identity {
  pool(pool: Pool): IdentityPool
  readonly bounces: Bounces
}
/** An identity whose pools all ask people themselves. */
export interface OwnIdentity extends Identity {
  pool(pool: Pool): OwnPool
}
