import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiError, offline } from '#web/api/api-error'
import type { Request } from '#web/api/send'
import { authorised } from '#web/shared/session/authorised'
import { Session } from '#web/shared/session/session'
import type { SignInType } from '#web/shared/session/sign-in-type'

// Node 20 has no navigator.
beforeAll(() => void vi.stubGlobal('navigator', { onLine: false }))
afterAll(() => void vi.unstubAllGlobals())

const expired = () => new ApiError({ statusCode: 401, code: 'SESSION_EXPIRED', message: 'Session token is expired' })

/** A browser with a clock and a memory, and an identity that answers as told. */
function browser(kept: SignInType | null = 'jobseeker', wasSignedIn = true, hinted: readonly SignInType[] = []) {
  const world = {
    now: 0,
    kept,
    wasSignedIn,
    renewals: 0,
    asked: [] as SignInType[],
    forgotten: 0,
    signOuts: 0,
    leaving: null as SignInType | null,
    answer: null as Error | null,
  }
  const over: SignInType[] = []
  const session = new Session({
    renew: async (type) => {
      world.renewals += 1
      world.asked.push(type)
      await Promise.resolve()
      if (world.answer) throw world.answer
      if (over.includes(type)) throw expired()
      return { accessToken: `token-${world.renewals}`, expiresAt: new Date(world.now + 900_000).toISOString() }
    },
    signOut: async () => {
      world.signOuts += 1
      if (world.answer) throw world.answer
    },
    leaving: () => world.leaving,
    markLeaving: (type) => {
      world.leaving = type
    },
    markLeft: () => {
      world.leaving = null
    },
    remembered: () => world.kept,
    remember: (type) => {
      world.kept = type
    },
    hinted: () => hinted,
    wasSignedIn: () => world.wasSignedIn,
    markSignedIn: () => {
      world.wasSignedIn = true
    },
    forgetPerson: () => {
      world.wasSignedIn = false
    },
    forget: () => {
      world.kept = null
      world.forgotten += 1
    },
    now: () => world.now,
  })
  return { world, session, over }
}
const request: Request = { method: 'GET', path: '/info/homescreen' }

describe('a session', () => {
  it('is signed out at once where no side is remembered or hinted, without asking the server', () => {
    const { session, world } = browser(null, false)
    void session.start()
    expect(session.state().status).toBe('signed_out')
    expect(world.renewals).toBe(0)
  })

  it('is signed out at once where a side was only chosen, without asking the server', () => {
    const { session, world } = browser('employer', false)
    void session.start()
    expect(session.state().status).toBe('signed_out')
    expect(world.renewals).toBe(0)
  })

  it.each(['jobseeker', 'employer'] as const)('is signed in as %s by the hint alone, when nothing else is kept', async (type) => {
    const { session, world } = browser(null, false, [type])
    const started = session.start()
    expect(session.state().status).toBe('checking')
    await started
    expect([session.state(), world.kept, world.wasSignedIn]).toEqual([{ status: 'signed_in', type }, type, true])
  })

  it('takes up the first hinted side whose cookie is good', async () => {
    const { session, world, over } = browser(null, false, ['jobseeker', 'employer'])
    over.push('jobseeker')
    await session.start()
    expect(session.state()).toEqual({ status: 'signed_in', type: 'employer' })
    expect(world.asked).toEqual(['jobseeker', 'employer'])
  })

  it('is signed out, with nothing to forget, when every hint is out of date', async () => {
    const { session, world, over } = browser(null, false, ['jobseeker', 'employer'])
    over.push('jobseeker', 'employer')
    await session.start()
    expect([session.state().status, world.renewals, world.forgotten]).toEqual(['signed_out', 2, 0])
  })

  it('asks no other side than the remembered one', async () => {
    const { session, world, over } = browser('employer', true, ['jobseeker', 'employer'])
    over.push('employer')
    await session.start()
    expect([session.state().status, world.asked]).toEqual(['signed_out', ['employer']])
  })

  it('is signed in at start when the cookie is still good', async () => {
    const { session } = browser('employer')
    await session.start()
    expect(session.state()).toEqual({ status: 'signed_in', type: 'employer' })
  })

  it('forgets everything when the cookie is refused at start', async () => {
    const { session, world } = browser()
    world.answer = expired()
    await session.start()
    expect(session.state().status).toBe('signed_out')
    expect(world.forgotten).toBe(1)
  })

  it('keeps the side that was chosen when no one was signed in before', async () => {
    const { session, world } = browser('employer', false, ['employer'])
    world.answer = expired()
    await session.start()
    expect([session.state().status, world.kept, world.forgotten]).toEqual(['signed_out', 'employer', 0])
  })

  it('keeps the side and forgets the person when they sign out', async () => {
    const { session, world } = browser('employer')
    await session.start()
    await session.leave()
    expect([session.state().status, world.kept, world.wasSignedIn, world.forgotten]).toEqual(['signed_out', 'employer', false, 0])
  })

  it('isn’t signed out before the server says so: nothing of the person stays, and the sign-out is repeated until it holds', async () => {
    const { session, world } = browser('employer')
    await session.start()
    world.answer = offline()
    await session.leave()
    expect([session.state(), world.wasSignedIn]).toEqual([{ status: 'leaving', type: 'employer', failed: true }, false])
    await expect(session.token()).rejects.toThrow('Session token is expired')
    await session.leaveAgain()
    expect([session.state().status, world.signOuts]).toEqual(['leaving', 2])
    world.answer = null
    await session.leaveAgain()
    expect([session.state(), world.leaving]).toEqual([{ status: 'signed_out', left: true }, null])
  })

  it('goes on signing out where the page is loaded again, and renews nothing meanwhile', async () => {
    const { session, world } = browser('employer')
    Object.assign(world, { leaving: 'employer', answer: offline() })
    await session.start()
    expect([session.state().status, world.renewals, world.signOuts]).toEqual(['leaving', 0, 1])
    world.answer = null
    await session.leaveAgain()
    expect([session.state().status, world.renewals]).toEqual(['signed_out', 0])
  })

  it('keeps what it knows when the server can’t be reached at start', async () => {
    const { session, world } = browser()
    world.answer = offline()
    await session.start()
    expect(session.state().status).toBe('unreachable')
    expect(world.forgotten).toBe(0)
  })

  it('renews a token before it runs out', async () => {
    const { session, world } = browser()
    await session.start()
    expect(await session.token()).toBe('token-1')
    world.now = 850_000
    expect(await session.token()).toBe('token-2')
  })

  it('is still signed in after an hour asleep', async () => {
    const { session, world } = browser()
    await session.start()
    world.now = 3_600_000
    expect(await session.token()).toBe('token-2')
    expect(session.state().status).toBe('signed_in')
  })

  it('renews once however many calls wait for it', async () => {
    const { session, world } = browser()
    await session.start()
    world.now = 3_600_000
    expect(await Promise.all([session.token(), session.token(), session.token()])).toEqual(['token-2', 'token-2', 'token-2'])
  })

  it('leaves the side it came from signed in when it changes sides', async () => {
    const { session, world } = browser()
    await session.start()
    world.answer = expired()
    await session.switchTo('employer')
    expect(session.state().status).toBe('signed_out')
    expect(world.kept).toBe('employer')
    expect(world.forgotten).toBe(0)
  })
})

describe('a signed-in call', () => {
  it('is repeated once with a new token when the old one has expired', async () => {
    const { session } = browser()
    await session.start()
    const tokens: unknown[] = []
    const call = authorised(session, async ({ token }) => {
      tokens.push(token)
      if (tokens.length === 1) throw expired()
      return 'home'
    })
    expect(await call(request)).toBe('home')
    expect(tokens).toEqual(['token-1', 'token-2'])
  })

  it('is repeated with one renewal when several meet the expired token', async () => {
    const { session, world } = browser()
    await session.start()
    const call = authorised(session, async ({ token }) => {
      if (token === 'token-1') throw expired()
      return token
    })
    expect(await Promise.all([call(request), call(request)])).toEqual(['token-2', 'token-2'])
    expect(world.renewals).toBe(2)
  })

  it('ends the session only when the renewal is refused', async () => {
    const { session, world } = browser()
    await session.start()
    world.answer = expired()
    const call = authorised(session, async () => {
      throw expired()
    })
    await expect(call(request)).rejects.toThrow('Session token is expired')
    expect(session.state().status).toBe('signed_out')
    expect(world.forgotten).toBe(1)
  })

  it('keeps the session when the network dies during the renewal', async () => {
    const { session, world } = browser()
    await session.start()
    world.answer = offline()
    const call = authorised(session, async () => {
      throw expired()
    })
    await expect(call(request)).rejects.toThrow('No internet connection')
    expect(session.state().status).toBe('signed_in')
  })

  it('passes any other refusal on, Unauthorised included, without renewing', async () => {
    const { session, world } = browser()
    await session.start()
    const call = authorised(session, async () => {
      throw new ApiError({ statusCode: 401, code: 'UNAUTHORISED', message: 'Unauthorised' })
    })
    await expect(call(request)).rejects.toThrow('Unauthorised')
    expect(world.renewals).toBe(1)
    expect(session.state().status).toBe('signed_in')
  })
})
