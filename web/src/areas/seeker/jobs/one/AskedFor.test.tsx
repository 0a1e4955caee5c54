import { ownApplication } from '@evenshift/contract/model/application/application'
import { type Evidence, job as jobShape } from '@evenshift/contract/model/job/job'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { AskedFor } from '#web/areas/seeker/jobs/one/AskedFor'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'

const skill = (requirement: string, more: Partial<Evidence>): Evidence => ({
  kind: 'skill',
  requirement,
  state: 'met',
  strength: null,
  ...more,
})
const add = { text: 'Allergens: can you do this? Add it', link: '/profile/profile#skills' }
const evidence: Evidence[] = [
  {
    kind: 'shifts',
    requirement: 'Works Tue 17:00–21:00',
    state: 'clash',
    strength: null,
    because: 'Doesn’t fit your week',
    change: { text: 'Add Tuesday evening to your free hours', link: '/profile/profile#availability' },
  },
  skill('Serving customers', { strength: 'confirmed', because: 'Confirmed by Larkspur Tea Rooms, Nov 2026' }),
  skill('Handling money', { strength: 'shown', because: 'Barista at Larkspur Tea Rooms, 2024 to 2025' }),
  skill('Patience', { strength: 'said', because: 'Skills: Patience' }),
  skill('Allergens', { state: 'not_shown', change: add }),
  { kind: 'interest', requirement: 'Interest in Coffee', state: 'met', strength: null, because: 'Interests: Coffee' },
]
const job = (cal: { interest: number | null; skills: number | null; availability: number | null }, shown = evidence) =>
  sample(jobShape, { cal, evidence: shown })

const row = (name: string): HTMLElement => {
  const found = screen.getByText(name).closest('li')
  if (found === null) throw new Error(`no row of ${name}`)
  return found
}

describe('what a job asks for', () => {
  test('tells of each skill how it is backed, in plain words and with the line that does', async () => {
    show(
      <main>
        <AskedFor job={job({ interest: 100, skills: 75, availability: 0 })} />
      </main>,
    )
    within(row('Serving customers')).getByText('Employer confirmed')
    within(row('Serving customers')).getByText('Confirmed by Larkspur Tea Rooms, Nov 2026')
    within(row('Handling money')).getByText('Proof in profile')
    within(row('Patience')).getByText('No proof yet')
    within(row('Patience')).getByText('You’ve listed this')
    expect(within(row('Patience')).getByRole('img', { name: 'Their word' })).toBeTruthy()
    within(row('Allergens')).getByText('Not in your skills')
    expect(screen.queryByText(/^Works Tue/)).toBeNull()
    await expectAccessible(screen.getByRole('main'))
  })

  test('has three meters, each with the edit that would raise it', () => {
    show(<AskedFor job={job({ interest: 100, skills: 75, availability: 0 })} />)
    const figure = (name: string) => screen.getByRole('meter', { name: `${name}, percent` }).getAttribute('aria-valuenow')
    expect([figure('Shifts'), figure('Skills'), figure('Your interests')]).toEqual(['0', '75', '100'])
    expect(screen.getByRole('link', { name: 'Add Tuesday evening to your free hours' }).getAttribute('href')).toBe(
      '/profile/profile#availability',
    )
    within(row('Skills')).getByText(/^3 of 4/)
    expect(within(row('Skills')).getByRole('link', { name: add.text }).getAttribute('href')).toBe(add.link)
    within(row('Your interests')).getByText('Interest in Coffee')
  })

  test('has one link for all the skills that could be added, and none beside each', () => {
    const could = ['Allergens', 'Latte art'].map((name) => skill(name, { state: 'not_shown', change: add }))
    show(<AskedFor job={job({ interest: null, skills: 0, availability: null }, could)} />)
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Add any others you have'])
  })

  test('names no interest as theirs where the person has none that the job goes with, and says what counts as one', async () => {
    const change = { text: 'Add Coffee to your interests', link: '/profile/profile#interests' }
    const none: Evidence = {
      kind: 'interest',
      requirement: 'Interest in Coffee and Meeting people',
      state: 'not_shown',
      strength: null,
      change,
    }
    const user = show(<AskedFor job={job({ interest: 0, skills: null, availability: null }, [none])} />)
    expect(row('Your interests').textContent).toBe('Your interestsAdd your interests')
    expect(within(row('Your interests')).getByRole('link', { name: 'Add your interests' }).getAttribute('href')).toBe(change.link)
    await user.click(screen.getByRole('button', { name: 'How we work this out' }))
    await screen.findByText(/one tenth your interests: the kinds of work you chose don’t count\./)
  })

  test('gives who has applied no advice that comes too late, and still says how they match', () => {
    const interest: Evidence = { kind: 'interest', requirement: 'Interest in Coffee', state: 'not_shown', strength: null, change: add }
    const shown = [...evidence.slice(0, -1), interest]
    const of = (mayReapply: boolean) => ({
      ...job({ interest: 0, skills: 75, availability: 0 }, shown),
      application: sample(ownApplication, { mayReapply }),
    })
    show(<AskedFor job={of(false)} />)
    expect(screen.queryAllByRole('link')).toEqual([])
    expect(screen.queryByRole('meter', { name: 'Shifts, percent' }), 'their shifts are said above').toBeNull()
    within(row('Skills')).getByText('3 of 4')
    expect(screen.queryByText('Your interests')).toBeNull()
    cleanup()
    show(<AskedFor job={of(true)} />)
    screen.getByRole('link', { name: 'Add Tuesday evening to your free hours' })
  })

  test('leaves a meter out where the job asks nothing or the week was never said, and says so', () => {
    const change = { text: 'Say when you’re free', link: '/profile/profile#availability' }
    const [week] = evidence
    show(
      <AskedFor job={job({ interest: null, skills: null, availability: null }, week ? [{ ...week, state: 'not_shown', change }] : [])} />,
    )
    expect(screen.queryAllByRole('meter')).toEqual([])
    within(row('Shifts')).getByRole('link', { name: 'Say when you’re free' })
    within(row('Skills')).getByText('Not asked for')
    within(row('Your interests')).getByText('Not asked for')
    screen.getByText('They don’t ask for any skills.')
  })
})
