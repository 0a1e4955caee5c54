import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '#web/testkit/screen'
import { Refusal } from '#web/testkit/service'
import { friday, groupTitles, idOf, inDays, open, person, rowOf, tail } from '#web/areas/employer/applicants/people/testkit/people.rig'

test('people stand by when their reply is due, then whose turn it is not, each with their job, fit, one fact and replies', async () => {
  const gap = { kind: 'only_asked' as const, shift: friday }
  open(
    [
      person(1, 'Tom Okafor', { fact: gap }),
      person(2, 'Dara O’Neill', {
        status: 'shortlisted',
        replyBy: inDays(20),
        fact: { kind: 'skill', name: 'Till', because: 'Farm Shop' },
      }),
      person(3, 'Priya Shah', { status: 'interview_submitted', milesAway: null, fit: { ...tail, shiftsFit: 2, clashingShifts: [] } }),
      person(4, 'Harry Boyd', { status: 'offered', replyBy: null, offerExpiresAt: '2030-01-04T18:00:00.000Z' }),
      person(5, 'Sana Raza', { status: 'offer_accepted', replyBy: null }),
    ],
    { today: 2 },
  )
  await screen.findByText('Tom Okafor')
  expect(groupTitles()).toEqual(['2 due today', 'Later', 'Ready to start', 'Waiting on them'])
  screen.getByText(/^Tom first$/)
  const tom = rowOf('Tom Okafor')
  expect(tom.getByText('Weekend barista').parentElement?.textContent).toMatch(/^Weekend barista 2\smiles $/)
  tom.getByText('Can work 1 of 2, not Sun')
  expect(tom.getByText('Fri 15–19').parentElement?.textContent).toContain('The only one who asked for ')
  expect(tom.getByRole('link', { name: 'Tom Okafor' }).getAttribute('href')).toBe(`/applicants/${idOf(9)}/${idOf(1)}`)
  expect(
    within(await tom.findByRole('group', { name: 'Reply to Tom Okafor' }))
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['Shortlist', 'Interview', 'Not this time'])
  rowOf('Priya Shah').getByText('Can work Fri and Sun')
  rowOf('Priya Shah').getByRole('link', { name: 'Watch: Priya Shah' })
  rowOf('Dara O’Neill').getByRole('button', { name: 'Make offer: Dara O’Neill' })
  rowOf('Dara O’Neill').getByText('Till')
  rowOf('Harry Boyd').getByRole('button', { name: 'Change offer: Harry Boyd' })
  rowOf('Sana Raza').getByRole('button', { name: 'Check right to work: Sana Raza' })
  await expectAccessible(document.body)
})

test('several people of several jobs are moved by one call, compared only within one job, and whoever stayed is named', async () => {
  const { user, service } = open([
    person(1, 'Tom Okafor'),
    person(2, 'Mei Jones', { jobId: idOf(8), jobTitle: 'Kitchen porter' }),
    person(3, 'Luke Walsh'),
  ])
  service.answers({
    moveApplicants: () => ({
      results: [
        { _id: idOf(1), status: 'shortlisted', version: 2 },
        { _id: idOf(2), status: 'withdrawn', version: 2, code: 'STALE' },
      ],
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Select' }))
  const bar = within(await screen.findByRole('group', { name: 'Selected applicants' }))
  for (const name of ['Tom Okafor', 'Mei Jones']) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  bar.getByText('2 selected')
  expect(bar.getByRole<HTMLButtonElement>('button', { name: 'Compare (one job only)' }).disabled).toBe(true)
  await expectAccessible(document.body)
  await user.click(await bar.findByRole('button', { name: 'Shortlist' }))
  await waitFor(() =>
    expect(service.sent('moveApplicants')).toEqual([
      {
        params: {},
        query: {},
        body: {
          status: 'shortlisted',
          applications: [
            { _id: idOf(1), version: 1 },
            { _id: idOf(2), version: 1 },
          ],
        },
      },
    ]),
  )
  await screen.findByText('Mei Jones has changed since and is at “Withdrawn”.')
  expect(screen.queryByRole('group', { name: 'Selected applicants' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Select' }))
  for (const name of ['Tom Okafor', 'Luke Walsh']) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  expect(screen.getByRole('link', { name: 'Compare 2' }).getAttribute('href')).toBe(
    `/applicants/${idOf(9)}/compare?with=${idOf(1)},${idOf(3)}`,
  )
})

describe('a reply', () => {
  test('of “not this time” takes two presses, the likeliest reason first and why, and is taken back where it stood', async () => {
    const { user, service } = open([person(1, 'Luke Walsh'), person(2, 'Mei Jones')])
    await user.click(await screen.findByRole('button', { name: 'Not this time: Luke Walsh' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Why not Luke?' }))
    expect(dialog.getAllByRole('listitem')[0]?.textContent).toBe('Hours don’t fitSun clashes')
    await expectAccessible(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: /^Hours don’t fit/ }))
    await screen.findByText(/^“Not this time” goes out at \d\d:\d\d$/)
    expect(service.sent('moveApplicants')).toMatchObject([
      { query: { applicationId: idOf(1) }, body: { status: 'rejected', reason: 'hours_do_not_fit', version: 1 } },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(rowOf('Luke Walsh').getByRole('button', { name: 'Undo Luke Walsh' }))
    await screen.findByRole('button', { name: 'Shortlist: Luke Walsh' })
    expect(service.sent('moveApplicants').at(-1)).toMatchObject({ body: { undo: true, version: 2 } })
  })

  test('for another reason asks for words, and with keys alone', async () => {
    const { user, service } = open([person(1, 'Luke Walsh', { fit: null })])
    const button = await screen.findByRole('button', { name: 'Not this time: Luke Walsh' })
    button.focus()
    await user.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Why not Luke?' }))
    expect(dialog.getAllByRole('listitem')[0]?.textContent).toBe('Another applicant was a closer match')
    await user.click(dialog.getByRole('button', { name: 'More reasons' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(button)
    await user.click(await screen.findByRole('button', { name: 'More reasons' }))
    await user.click(screen.getByRole('button', { name: 'Something else' }))
    const words = within(await screen.findByRole('dialog', { name: 'Not this time: Luke Walsh' }))
    await user.click(words.getByRole('button', { name: 'Send in 60 minutes' }))
    await words.findByText('Enter the reason')
    await user.type(words.getByLabelText('Message'), 'We found your twin.')
    await user.click(words.getByRole('button', { name: 'Send in 60 minutes' }))
    await screen.findByText(/^“Not this time” goes out at/)
    expect(service.sent('moveApplicants')).toMatchObject([
      { body: { status: 'rejected', reason: 'other', message: 'We found your twin.' } },
    ])
  })

  test('of a shortlist stays sunken where it stood though the next reply is days away; two at a time are both told', async () => {
    const { user } = open([person(1, 'Amira Khan'), person(2, 'Mei Jones'), person(3, 'Tom Okafor')])
    await user.click(await screen.findByRole('button', { name: 'Shortlist: Amira Khan' }))
    await user.click(screen.getByRole('button', { name: 'Shortlist: Mei Jones' }))
    await waitFor(() => expect(screen.getAllByText(/^Shortlisted and told. Undo until/)).toHaveLength(2))
    await screen.findByText(/^Amira Khan is shortlisted and has been told/)
    await screen.findByText(/^Mei Jones is shortlisted and has been told/)
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('listitem')
        .map((one) => /Amira|Mei|Tom/.exec(one.textContent)?.[0]),
    ).toEqual(['Amira', 'Mei', 'Tom'])
    await user.click(screen.getByRole('button', { name: 'Undo Amira Khan' }))
    await screen.findByRole('button', { name: 'Shortlist: Amira Khan' })
  })

  test('that someone else was quicker with, or that never arrived, is told, and the row stays', async () => {
    const { user, service } = open([person(1, 'Amira Khan')])
    service.answers({ moveApplicants: () => new Refusal('STALE') })
    await user.click(await screen.findByRole('button', { name: 'Shortlist: Amira Khan' }))
    await screen.findByText('This has been updated. Here’s the latest.')
    service.goOffline()
    await user.click(await screen.findByRole('button', { name: 'Shortlist: Amira Khan' }))
    await screen.findByText('No internet connection')
    service.comeBack()
    expect(screen.getByRole('button', { name: 'Shortlist: Amira Khan' })).toHaveProperty('disabled', false)
  })

  test('is not a reviewer’s', async () => {
    open([person(1, 'Amira Khan')], { role: 'reviewer' })
    await screen.findByRole('link', { name: 'Review Amira Khan' })
    expect(screen.queryByRole('button', { name: /^Shortlist:/ })).toBeNull()
  })
})
