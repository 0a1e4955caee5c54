import { z } from 'zod'

const text = z.string().default('')
const texts = z.record(z.string(), z.string()).default({})

/** All that any target is asked with, where the double looks at it. */
export const asked = z.object({
  ClientId: text,
  UserPoolId: text,
  Username: text,
  Password: text,
  ConfirmationCode: text,
  AccessToken: text,
  RefreshToken: text,
  Token: text,
  Session: text,
  AuthFlow: text,
  AuthParameters: texts,
  ChallengeName: text,
  ChallengeResponses: texts,
  UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
  AttributeName: text,
  Code: text,
  UserCode: text,
  PreviousPassword: text,
  ProposedPassword: text,
  Permanent: z.boolean().default(false),
  SoftwareTokenMfaSettings: z.object({ Enabled: z.boolean().default(false) }).optional(),
})
export type Asked = z.output<typeof asked>

/** What each target does with what it is asked. */
export type Targets = Readonly<Record<string, (asked: Asked) => object>>
