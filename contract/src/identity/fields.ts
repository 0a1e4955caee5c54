/** What the identity's calls take and give in several places. */
import { z } from 'zod'
import { PASSWORD_LENGTH_LEAST, PASSWORD_LENGTH_MOST } from '#contract/constants'
import { instant } from '#contract/model/basics'

export const password = z
  .string('Enter a password')
  .min(PASSWORD_LENGTH_LEAST, `The password needs at least ${PASSWORD_LENGTH_LEAST} characters`)
  .max(PASSWORD_LENGTH_MOST, `The password is at most ${PASSWORD_LENGTH_MOST} characters`)
export const code = z
  .string('Enter the code')
  .max(6, 'Enter the 6-digit code')
  .regex(/^\d{6}$/, 'Enter the 6-digit code')
  .meta({ example: '123456' })

export const token = { accessToken: z.string(), expiresAt: instant }
export const accessToken = z.object(token)
