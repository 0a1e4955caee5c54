import { randomUUID } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Input } from '@evenshift/contract/call'
import { identityBases, identityService } from '@evenshift/contract/identity/service'
import { seekerBase, seekerService } from '@evenshift/contract/seeker/service'
import { ask } from '#bench/run/ask'

const { availability, setAvailability, profileDetails, changeProfile } = seekerService
const DAYS = [1, 2, 3, 4, 5, 6, 7]

/** The code in the newest mail of the outbox once that is to this address; the mail leaves a moment after the answer. */
async function mailedCode(dataFolder: string, email: string): Promise<string> {
  const outbox = join(dataFolder, 'outbox')
  for (;;) {
    const newest = (await readdir(outbox))
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .at(-1)
    const mail = newest === undefined ? '' : await readFile(join(outbox, newest), 'utf8')
    const code = /^Subject: (\d{6}) is your Evenshift code$/m.exec(mail.replaceAll('\r', ''))?.[1]
    if (code !== undefined && mail.includes(email)) return code
    await wait(10)
  }
}

/** A signed-in seeker of a running product, whatever address it has at the time of a call. */
export interface Seeker {
  /** For a quarter of an hour. */
  readonly token: string
  readWeek(address: string): ReturnType<typeof ask<typeof availability>>
  /** Saves a week whose only class has this label. */
  writeWeek(address: string, label: string): ReturnType<typeof ask<typeof setAvailability>>
  readProfile(address: string): ReturnType<typeof ask<typeof profileDetails>>
  writeProfile(address: string, headline: string): ReturnType<typeof ask<typeof changeProfile>>
}

const weekWith = (label: string): Input<typeof setAvailability> => ({
  body: {
    times: DAYS.map((id) => ({ id, value: id > 5, slots: id > 5 ? [{ start: '09:00', end: '17:00' }] : [] })),
    busy: [{ day: 3, start: '10:00', end: '12:00', label }],
  },
})

/** Joins as a person does, with the code from the outbox. */
export async function joinAccount(address: string, dataFolder: string, pool: 'jobseeker' | 'employer' = 'jobseeker') {
  const { signUp, confirm } = identityService[pool]
  const account = { email: `measured-${randomUUID()}@mail.example`, password: 'a quiet week of figures' }
  const base = address + identityBases[pool]
  const { headers } = await ask(base, signUp, { body: account })
  const code = await mailedCode(dataFolder, account.email)
  const { body, text } = await ask(
    base,
    confirm,
    { body: { email: account.email, code } },
    undefined,
    headers.get('set-cookie')?.split(';')[0],
  )
  if (body.accessToken === undefined) throw new Error(`the code was refused: ${text}`)
  return { ...account, token: body.accessToken }
}

/** Joins, and fills in a week and a profile. */
export async function joinSeeker(address: string, dataFolder: string): Promise<Seeker> {
  const { token } = await joinAccount(address, dataFolder)
  const seeker: Seeker = {
    token,
    readWeek: (at) => ask(at + seekerBase, availability, {}, token),
    writeWeek: (at, label) => ask(at + seekerBase, setAvailability, weekWith(label), token),
    readProfile: (at) => ask(at + seekerBase, profileDetails, {}, token),
    writeProfile: (at, headline) => ask(at + seekerBase, changeProfile, { body: { headline } }, token),
  }
  const details = {
    firstName: 'Amira',
    lastName: 'Khan',
    dateOfBirth: '2005-03-14',
    city: 'Leeds',
    skills: [{ _id: null, name: 'Customer service' }],
  }
  const made = await ask(address + seekerBase, changeProfile, { body: details }, token)
  const week = await seeker.writeWeek(address, 'Lecture')
  if (made.status !== 200 || week.status !== 200) throw new Error(`the profile was refused: ${made.text} ${week.text}`)
  return seeker
}
