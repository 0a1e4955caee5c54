/** A key of a service account: who a server is to Google. */
export interface ServiceAccount {
  readonly clientEmail: string
  readonly privateKey: string
  /** Where access is given for an assertion that the key signs. */
  readonly tokenUri: string
}

/** The tokens by which one service of Google lets a service account in. */
export interface AccessTokens {
  /** Rejects, within seconds, where none is given. */
  get(): Promise<string>
  /** What was answered to it is that it holds no longer: the next one is asked for anew. */
  drop(token: string): void
}
