import { type AnyPgColumn, boolean, index, integer, pgSchema, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { Pool } from '@evenshift/contract/call'
import { ownedBy, stepTablesOf } from '#server/platform/identity/store/step-tables'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** The tables of one pool, each pool in a schema of its own. user, session, account, verification and jwks have the columns that better-auth asks for. */
function tablesOf<N extends string>(schemaName: N) {
  const schema = pgSchema(schemaName)
  const user = schema.table('user', {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    /** Since when mail to this email comes back for good; null while it arrives, as far as anybody knows. */
    bouncedAt: instant('bounced_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  })
  const session = schema.table(
    'session',
    {
      id: uuid('id').primaryKey(),
      token: text('token').notNull().unique(),
      /** The token before this one, for a page that renews at the same moment. */
      previousToken: text('previous_token'),
      rotatedAt: instant('rotated_at'),
      userId: ownedBy(user),
      expiresAt: instant('expires_at').notNull(),
      ipAddress: text('ip_address'),
      userAgent: text('user_agent'),
      /** When a second step was passed in it; null where only a password was given. */
      secondStepAt: instant('second_step_at'),
      createdAt: instant('created_at').notNull(),
      updatedAt: instant('updated_at').notNull(),
    },
    (t) => [index().on(t.userId), index().on(t.expiresAt)],
  )
  const account = schema.table(
    'account',
    {
      id: uuid('id').primaryKey(),
      accountId: text('account_id').notNull(),
      providerId: text('provider_id').notNull(),
      userId: ownedBy(user),
      accessToken: text('access_token'),
      refreshToken: text('refresh_token'),
      idToken: text('id_token'),
      accessTokenExpiresAt: instant('access_token_expires_at'),
      refreshTokenExpiresAt: instant('refresh_token_expires_at'),
      scope: text('scope'),
      password: text('password'),
      createdAt: instant('created_at').notNull(),
      updatedAt: instant('updated_at').notNull(),
    },
    (t) => [index().on(t.userId)],
  )
  const jwks = schema.table('jwks', {
    id: uuid('id').primaryKey(),
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
    alg: text('alg'),
    crv: text('crv'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at'),
  })
  /** Nothing writes it: better-auth does not start without it. */
  const verification = schema.table('verification', {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  })
  return { schema, user, session, account, jwks, verification, ...ownTablesOf(schema, user), ...stepTablesOf(schema, user) }
}

/** The tables that better-auth does not know. */
function ownTablesOf<N extends string>(schema: ReturnType<typeof pgSchema<N>>, user: { readonly id: AnyPgColumn }) {
  /** One mail about an address. A sign-up's code carries the hash of the password that it will put in force. */
  const code = schema.table(
    'code',
    {
      id: uuid('id').primaryKey(),
      email: text('email').notNull(),
      purpose: text('purpose', { enum: ['sign_up', 'reset', 'email', 'invitation'] }).notNull(),
      /** The hash of the mark of the browser that asked; an invitation belongs to none. */
      browser: text('browser'),
      hash: text('hash').notNull(),
      passwordHash: text('password_hash'),
      wrongTries: integer('wrong_tries').notNull().default(0),
      expiresAt: instant('expires_at').notNull(),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [index().on(t.email, t.createdAt), index().on(t.createdAt)],
  )
  /** Password tries since the last right one, by person and address. */
  const passwordTries = schema.table(
    'password_tries',
    { key: text('key').primaryKey(), count: integer('count').notNull(), since: instant('since').notNull() },
    (t) => [index().on(t.since)],
  )
  /** A browser that somebody has signed in with, known by its mark. */
  const browser = schema.table(
    'browser',
    { id: uuid('id').primaryKey(), userId: ownedBy(user), hash: text('hash').notNull(), createdAt: instant('created_at').notNull() },
    (t) => [unique().on(t.userId, t.hash)],
  )
  const secret = schema.table('secret', { name: text('name').primaryKey(), value: text('value').notNull() })
  return { code, passwordTries, browser, secret }
}

const jobseeker = tablesOf('auth_jobseeker')
const employer = tablesOf('auth_employer')
const staff = tablesOf('auth_staff')

/** One pool's tables under the names that better-auth uses. */
export type PoolTables = Omit<ReturnType<typeof tablesOf<string>>, 'schema'>
export const poolTables: Readonly<Record<Pool, PoolTables>> = { jobseeker, employer, staff }

// The migration tool sees only what a module exports by name, and only tables and schemas.
export const {
  schema: jobseekerSchema,
  user: jobseekerUser,
  session: jobseekerSession,
  account: jobseekerAccount,
  jwks: jobseekerJwks,
  verification: jobseekerVerification,
  code: jobseekerCode,
  passwordTries: jobseekerPasswordTries,
  browser: jobseekerBrowser,
  secondStep: jobseekerSecondStep,
  recoveryCode: jobseekerRecoveryCode,
  passkey: jobseekerPasskey,
  secret: jobseekerSecret,
} = jobseeker
export const {
  schema: employerSchema,
  user: employerUser,
  session: employerSession,
  account: employerAccount,
  jwks: employerJwks,
  verification: employerVerification,
  code: employerCode,
  passwordTries: employerPasswordTries,
  browser: employerBrowser,
  secondStep: employerSecondStep,
  recoveryCode: employerRecoveryCode,
  passkey: employerPasskey,
  secret: employerSecret,
} = employer
export const {
  schema: staffSchema,
  user: staffUser,
  session: staffSession,
  account: staffAccount,
  jwks: staffJwks,
  verification: staffVerification,
  code: staffCode,
  passwordTries: staffPasswordTries,
  browser: staffBrowser,
  secondStep: staffSecondStep,
  recoveryCode: staffRecoveryCode,
  passkey: staffPasskey,
  secret: staffSecret,
} = staff
