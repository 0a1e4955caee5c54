import type { Pool } from '@evenshift/contract/call'

/** What a valid access token says, with the session known to be alive at this moment. */
export interface VerifiedSession {
  readonly userId: string
  readonly sessionId: string
  readonly email: string
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

/** A new password that the pool does not take, with the sentence that says why. Nothing has happened, and no mail is sent. */
export interface PasswordFault {
  readonly passwordFault: string
}

/** One identity pool. No answer tells whether an email is known. Addresses are lower-cased here. Its calls open transactions of their own: never make them inside another. */
export interface IdentityPool {
  /** `expired` also where the session was revoked or the person erased; `bad` for everything that is no token of this pool. */
  verify(token: string): Promise<VerifiedSession | 'bad' | 'expired'>
  /** The same, with what else is to be known of the person asked at the same time; for a session that is over it is thrown away. */
  verify<T extends object>(token: string, alongside: (userId: string) => Promise<T>): Promise<(VerifiedSession & T) | 'bad' | 'expired'>
  /** Sends a code to an address that is new; tells the holder of a known one that somebody tried. */
  signUp(email: string, password: string): Promise<'sent' | PasswordFault>
  /** Repeats the mail of a sign-up that waits for its code; sends nothing to every other address. */
  sendCode(email: string): Promise<void>
  /** Makes the account, with the password of the sign-up to which this very code was sent. */
  confirm(email: string, code: string, client: Client): Promise<SignedIn | 'wrong'>
  /** `unconfirmed`: the password of a sign-up whose code was not entered yet; its mail has been sent again. The same for a known address. */
  signIn(email: string, password: string, client: Client): Promise<SignedIn | 'wrong' | 'unconfirmed'>
  /** Renews by the cookie alone. */
  renew(cookieHeader: string | undefined, client: Client): Promise<SignedIn | 'expired'>
  /** The Set-Cookie values for a browser whose session turned out to have ended: its page is told so. */
  readonly ended: readonly string[]
  /** Ends the session of this cookie, and answers the Set-Cookie values that clear it in any case. */
  signOut(cookieHeader: string | undefined): Promise<readonly string[]>
  signOutEverywhere(userId: string): Promise<void>
  requestReset(email: string): Promise<void>
  /** Ends every session of the person. */
  reset(email: string, code: string, password: string): Promise<'done' | 'wrong' | PasswordFault>
  /** Leaves the sessions as they are. */
  changePassword(userId: string, current: string, next: string): Promise<'done' | 'wrong' | PasswordFault>
  /** Ends every session and forgets the person. */
  erase(userId: string): Promise<void>
  /** A confirmed account made without a mail: for the demo market and for tests. Sets the password of a known one. Returns the user id. */
  seed(email: string, password: string): Promise<string>
}
/** Who is at the other end, for the list of sessions. */
export interface Client {
  readonly address: string
  readonly userAgent: string
}

export interface Identity {
  pool(pool: Pool): IdentityPool
}
