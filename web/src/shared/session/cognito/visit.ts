import type { SiteConfig } from '@evenshift/contract/public/site'
import { type AmplifyContext, createAmplifyContext } from 'aws-amplify'
import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core'

/** A pool as the site's configuration names it. */
export type CognitoPool = Extract<SiteConfig['signIn']['jobseeker'], { kind: 'cognito' }>

export interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
}

const resources = ({ userPoolId, clientId, endpoint }: CognitoPool) => ({
  Auth: { Cognito: { userPoolId, userPoolClientId: clientId, ...(endpoint !== null && { userPoolEndpoint: endpoint }) } },
})

/** One person's dealings with a pool. Its tokens are in memory alone, and gone with it. */
export class Visit {
  readonly #kept = new Map<string, string>()
  /** What each of Amplify's calls takes. */
  readonly context: AmplifyContext

  constructor(pool: CognitoPool) {
    const kept = this.#kept
    const { Auth } = resources(pool)
    const tokenProvider = createUserPoolsTokenProvider(Auth, {
      setItem: async (key, value) => void kept.set(key, value),
      getItem: async (key) => kept.get(key) ?? null,
      removeItem: async (key) => void kept.delete(key),
      clear: async () => kept.clear(),
    })
    this.context = createAmplifyContext({ Auth }, { Auth: { tokenProvider } })
  }

  /** What the pool gave whoever is signed in by this visit. */
  tokens(): Tokens {
    return { accessToken: this.#endingIn('.accessToken'), refreshToken: this.#endingIn('.refreshToken') }
  }

  #endingIn(end: string): string {
    for (const [key, value] of this.#kept) if (key.endsWith(end)) return value
    throw new Error('Nobody is signed in by this visit')
  }
}

/** What Amplify's calls take for whoever is signed in here already. */
export const withToken = (pool: CognitoPool, token: string): AmplifyContext =>
  createAmplifyContext(resources(pool), {
    Auth: { tokenProvider: { getTokens: async () => ({ accessToken: { payload: {}, toString: () => token } }) } },
  })
