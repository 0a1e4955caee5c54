/** A code from an app, asked for after the password; a recovery code where there is no app at hand. */
import { z } from 'zod'
import { type Pool, contract } from '#contract/call'
import { accessToken, code } from '#contract/identity/fields'
import { count, givenPassword, instant } from '#contract/model/basics'

const codeOrRecovery = z
  .string('Enter the code')
  .trim()
  .max(20, 'Enter the 6-digit code, or a recovery code')
  .regex(/^(?:\d{6}|[\da-z]{4}-?[\da-z]{4})$/i, 'Enter the 6-digit code, or a recovery code')
  .meta({ example: '123456' })
/** Each works once; they are shown this one time. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const secondStepCalls = <const P extends Pool>(pool: P) => {
  const own = { caller: pool, approval: 'even_suspended', role: 'reviewer' } as const
  return contract({
    passSecondStep: {
      method: 'POST',
      path: '/second-step',
      summary: 'Signs in by the code of the second step, in the browser that gave the password',
      caller: 'anyone',
      body: z.strictObject({ code: codeOrRecovery }),
      output: accessToken,
      refusals: ['CODE_WRONG', 'SECOND_STEP_LATE', 'SIGN_IN_ELSEWHERE', 'ORIGIN'],
    },
    ownSecondStep: {
      method: 'GET',
      path: '/second-step',
      summary: 'Whether the person who is signed in has a second step, and how many recovery codes are left',
      ...own,
      output: z.object({ since: instant.nullable(), recoveryCodesLeft: count }),
    },
    prepareSecondStep: {
      method: 'POST',
      path: '/second-step/prepare',
      summary: 'A new secret for an app; it counts for nothing until one of its codes is entered',
      ...own,
      body: z.strictObject({ password: givenPassword }),
      output: z.object({ /** In base 32. */ secret: z.string(), /** The same as an app scans it. */ address: z.string() }),
      refusals: ['SIGN_IN_FAILED', 'ALREADY_EXISTS', 'SIGN_IN_ELSEWHERE', 'ORIGIN'],
    },
    turnOnSecondStep: {
      method: 'POST',
      path: '/second-step/on',
      summary: 'Turns the second step on by a code of the app, and gives ten recovery codes',
      ...own,
      body: z.strictObject({ code }),
      output: recoveryCodes,
      refusals: ['CODE_WRONG', 'SIGN_IN_ELSEWHERE', 'ORIGIN'],
    },
    turnOffSecondStep: {
      method: 'POST',
      path: '/second-step/off',
      summary: 'Turns the second step off, by password and code',
      ...own,
      body: z.strictObject({ password: givenPassword, code: codeOrRecovery }),
      status: 204,
      refusals: ['SIGN_IN_FAILED', 'CODE_WRONG', 'SIGN_IN_ELSEWHERE', 'ORIGIN'],
    },
    renewRecoveryCodes: {
      method: 'POST',
      path: '/second-step/recovery-codes',
      summary: 'Ten new recovery codes in place of those before, by password and code',
      ...own,
      body: z.strictObject({ password: givenPassword, code: codeOrRecovery }),
      output: recoveryCodes,
      refusals: ['SIGN_IN_FAILED', 'CODE_WRONG', 'SIGN_IN_ELSEWHERE', 'ORIGIN'],
    },
  })
}
