import { type KeyObject, createHmac, generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type HttpDouble, httpDouble } from '#server/testkit/app/http-double'
import { type TokenRig, tokenRigs } from '#server/testkit/app/token-rigs'
import { signedToken } from '#server/testkit/cognito/keys'

/* What somebody tries who writes tokens of their own. */

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const partOf = (token: string, at: number) => JSON.parse(Buffer.from(token.split('.')[at] ?? '', 'base64url').toString()) as object
const HOUR_SECONDS = 60 * 60

/** Signed with a secret, as with the algorithm that takes one. */
function byMac(head: object, claims: object, secret: string | Buffer): string {
  const content = `${encode({ ...head, alg: 'HS256' })}.${encode(claims)}`
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
}

describe.each(tokenRigs)('a token of the $name pool', ({ open, keysAt, handedOver }) => {
  let rig: TokenRig
  /** Serves the attacker's keys to whoever asks. */
  let trap: HttpDouble
  const trapped: (string | undefined)[] = []
  let stranger: { readonly publicKey: KeyObject; readonly privateKey: KeyObject }

  beforeAll(async () => {
    rig = await open()
    stranger =
      rig.algorithm === 'RS256' ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync('ec', { namedCurve: 'P-256' })
    trap = await httpDouble(({ url }, _body, response) => {
      trapped.push(url)
      response.end(
        JSON.stringify({ keys: [{ ...stranger.publicKey.export({ format: 'jwk' }), kid: 'stranger', alg: rig.algorithm, use: 'sig' }] }),
      )
    })
  })
  afterAll(async () => {
    await rig.close()
    await trap.close()
  })

  const claims = () => partOf(rig.good, 1)
  const seconds = () => Math.floor(rig.clock.now().getTime() / 1000)
  const head = (more: object = {}) => ({ alg: rig.algorithm, kid: rig.kid, ...more })
  /** By the pool's own key. */
  const signed = (changes: object, more: object = {}) => signedToken(head(more), { ...claims(), ...changes }, rig.privateKey)
  /** By the attacker's key. */
  const strangers = (more: object) => signedToken(head(more), claims(), stranger.privateKey)
  const attacks: readonly (readonly [name: string, tokens: () => readonly string[]])[] = [
    [
      'without a signature',
      () =>
        ['none', 'None', 'NONE'].flatMap((alg) =>
          ['', 'AAAA', rig.good.split('.')[2]].map((end) => `${encode(head({ alg }))}.${encode(claims())}.${end}`),
        ),
    ],
    [
      'signed by the public key as if it were a secret',
      () => [
        byMac(head(), claims(), rig.publicKey.export({ type: 'spki', format: 'pem' })),
        byMac(head(), claims(), rig.publicKey.export({ type: 'spki', format: 'der' })),
        byMac(head(), claims(), JSON.stringify(rig.publicKey.export({ format: 'jwk' }))),
      ],
    ],
    [
      'that brings its key along',
      () =>
        ['stranger', rig.kid].map((kid) =>
          strangers({ kid, jwk: { ...stranger.publicKey.export({ format: 'jwk' }), kid, alg: rig.algorithm } }),
        ),
    ],
    ['that says where its keys are', () => ['stranger', rig.kid].map((kid) => strangers({ kid, jku: `${trap.url}/jwks.json` }))],
    ['that says where its certificate is', () => ['stranger', rig.kid].map((kid) => strangers({ kid, x5u: `${trap.url}/key.pem` }))],
    [
      'whose key’s name is a path or an address',
      () =>
        ['../../../../../../dev/null', '/dev/null', `${trap.url}/jwks.json`].flatMap((kid) => [
          byMac({ kid }, claims(), ''),
          strangers({ kid }),
        ]),
    ],
    [
      'whose key’s name is a statement or an object’s own',
      () =>
        [`x' union select 'AAAA' --`, `' or '1'='1`, '__proto__', 'constructor', ''].flatMap((kid) => [
          byMac({ kid }, claims(), 'AAAA'),
          strangers({ kid }),
        ]),
    ],
    ['of another issuer', () => [signed(rig.wrong.issuer), signed({ iss: trap.url }), signed({ iss: undefined })]],
    ['for another audience', () => [signed(rig.wrong.audience), signed({ aud: [], client_id: [] })]],
    ['for another use', () => [signed(rig.wrong.use)]],
    [
      'from before or after its time',
      () => [
        signed({ exp: seconds() - 1 }),
        signed({ nbf: seconds() + HOUR_SECONDS }),
        signed({ exp: undefined }),
        signed({ exp: 'never' }),
      ],
    ],
    ['of another pool', () => [rig.ofOtherPool]],
    ['of another region', () => [signed(rig.wrong.region)]],
    [
      'with other claims under its signature',
      () => {
        const [first, , signature] = rig.good.split('.')
        return [{ sub: '00000000-0000-4000-8000-000000000000' }, { exp: seconds() + 10 * HOUR_SECONDS }].map(
          (change) => `${first}.${encode({ ...claims(), ...change })}.${signature}`,
        )
      },
    ],
    ['signed by another key of the same name', () => [strangers({}), strangers({ crit: ['b64'], b64: false })]],
  ]

  const look = async (token: string) => {
    const answer = await rig.app.inject({ url: '/identity/jobseeker/sessions', headers: { authorization: `Bearer ${token}` } })
    return answer.statusCode
  }
  const handOver = async (accessToken: string) => {
    const body = { accessToken, refreshToken: 'AAAA' }
    return (await rig.app.inject({ method: 'POST', url: '/identity/jobseeker/session', payload: body })).statusCode
  }

  test('opens the door as it was given out, and as the pool’s own key signs it', async () => {
    expect([await look(rig.good), await look(signed({}))]).toEqual([200, 200])
  })
  test.each(attacks)('%s is refused, as a bearer and where it is handed over', async (_name, tokens) => {
    for (const token of tokens()) {
      expect(await look(token), token).toBe(401)
      expect(await handOver(token), token).toBe(handedOver)
    }
    expect(await look(rig.good)).toBe(200)
  })
  test('has no key fetched but from the pool’s own address, and that seldom', () => {
    expect(trapped).toEqual([])
    const asked = rig.keysAskedAt()
    expect(asked.filter((place) => !keysAt.includes(place))).toEqual([])
    expect(asked.length).toBeLessThanOrEqual(keysAt.length)
  })
})
