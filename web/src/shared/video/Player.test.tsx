import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Player } from '#web/shared/video/Player'
import { expectAccessible, show } from '#web/testkit/screen'

const player = (name: string) => screen.getByLabelText<HTMLVideoElement>(name)
const nothing = () => undefined

test('a speed holds for every recording, the next one too, and is kept on the device', async () => {
  const user = show(
    <main>
      <Player kind="video" url="/one" label="First answer" onError={nothing} />
      <Player kind="audio" url="/two" label="Second answer" onError={nothing} />
    </main>,
  )
  const [first] = screen.getAllByRole('group', { name: 'Speed' })
  await user.click(within(first as HTMLElement).getByRole('radio', { name: '1.5 times as fast' }))
  expect([player('First answer').playbackRate, player('Second answer').playbackRate]).toEqual([1.5, 1.5])
  expect(localStorage.getItem('playingSpeed')).toBe('1.5')
  expect(screen.getAllByRole('radio', { name: '1.5 times as fast', checked: true })).toHaveLength(2)
  await expectAccessible(document.body)
})

test('in a player < and > go a step slower or faster, and no further than there is', () => {
  show(<Player kind="video" url="/one" label="An answer" onError={nothing} />)
  const press = (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) fireEvent.keyDown(player('An answer'), { key })
    return player('An answer').playbackRate
  }
  expect(press('>', 5)).toBe(2)
  expect(press('<')).toBe(1.5)
  expect(press('<', 5)).toBe(1)
})
