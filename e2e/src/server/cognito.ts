import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { root } from '#e2e/server/child'

const PROGRAM = 'server/src/testkit/cognito/program.ts'
/** The last setting that the double prints. */
const LAST = 'AWS_SECRET_ACCESS_KEY'
const START_MS = 30_000

type Side = 'JOBSEEKER' | 'EMPLOYER'
interface Faults {
  readonly answering?: 'well' | 'throttled' | 'silence'
  /** By how many milliseconds its clock is wrong. */
  readonly offMs?: number
}

/** The double of Amazon Cognito, as a process of its own. */
export interface Cognito {
  /** With which the product signs in by it. */
  readonly settings: NodeJS.ProcessEnv
  /** What is wrong with it from now on. */
  readonly plant: (faults: Faults) => Promise<void>
  /** The newest code that it sent to an address; empty where there is none. */
  readonly newestCode: (email: string) => Promise<string>
  /** One of its targets, past the pages; the fault's name where it refuses. */
  readonly ask: (target: string, side: Side, body: object) => Promise<{ readonly fault: string; readonly body: unknown }>
  readonly stop: () => Promise<void>
}

export async function startCognito(): Promise<Cognito> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, '0'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const settings: NodeJS.ProcessEnv = {}
  const printed = new Promise<void>((resolve) =>
    createInterface(child.stdout).on('line', (line) => {
      const [name = '', value] = line.split('=')
      settings[name] = value
      if (name === LAST) resolve()
    }),
  )
  const late = once(AbortSignal.timeout(START_MS), 'abort').then(() => Promise.reject(new Error('The double wasn’t ready in time')))
  await Promise.race([printed, late, ended.then(() => Promise.reject(new Error('The double ended before it was ready')))])
  const endpoint = settings['COGNITO_ENDPOINT'] ?? ''
  return {
    settings,
    plant: async (faults) => void (await fetch(`${endpoint}/double/faults`, { method: 'POST', body: JSON.stringify(faults) })),
    newestCode: async (email) => {
      const sent = (await (await fetch(`${endpoint}/double/codes?email=${email}`)).json()) as { readonly code: string }[]
      return sent.at(-1)?.code ?? ''
    },
    ask: async (target, side, body) => {
      const pool = { UserPoolId: settings[`COGNITO_${side}_POOL_ID`], ClientId: settings[`COGNITO_${side}_CLIENT_ID`] }
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${target}` },
        body: JSON.stringify({ ...pool, ...body }),
      })
      return { fault: answer.headers.get('x-amzn-errortype') ?? '', body: await answer.json() }
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
