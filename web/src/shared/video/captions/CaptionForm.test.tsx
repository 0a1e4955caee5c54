import { screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { Player } from '#web/shared/video/Player'
import { CaptionForm } from '#web/shared/video/captions/CaptionForm'
import { expectAccessible, show } from '#web/testkit/screen'

const before = 'WEBVTT\n\n00:01.000 --> 00:06.000\nHello.'

function Captioned({ onSave }: { readonly onSave: (captions: string) => void }) {
  const player = useRef<HTMLMediaElement>(null)
  return (
    <main>
      <Player kind="video" url="/one" label="An answer" playerRef={player} onError={() => undefined} />
      <CaptionForm captions={before} seconds={20} player={player} busy={false} note={[]} onSave={onSave} />
    </main>
  )
}

test('a line is started where the recording plays, stands in order, and is saved with its time', async () => {
  const onSave = vi.fn<(captions: string) => void>()
  const user = show(<Captioned onSave={onSave} />)
  await expectAccessible(document.body)
  screen.getByLabelText<HTMLVideoElement>('An answer').currentTime = 3.24
  await user.click(screen.getByRole('button', { name: 'Start line here' }))
  await user.keyboard('I bake.')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Line 2 starts at' }).value).toBe('0:03.2')
  await user.click(screen.getByRole('button', { name: 'Save captions' }))
  expect(onSave.mock.calls).toEqual([['WEBVTT\n\n00:01.000 --> 00:03.200\nHello.\n\n00:03.200 --> 00:08.200\nI bake.']])
})

test('a time that is none is told and not saved; a line is deleted', async () => {
  const onSave = vi.fn<(captions: string) => void>()
  const user = show(<Captioned onSave={onSave} />)
  const time = screen.getByRole<HTMLInputElement>('textbox', { name: 'Line 1 starts at' })
  await user.clear(time)
  await user.type(time, 'soon')
  await user.click(screen.getByRole('button', { name: 'Save captions' }))
  await waitFor(() => expect(screen.getByText('Write the time like 0:12')).toBeTruthy())
  expect(onSave).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Delete line 1' }))
  await user.click(screen.getByRole('button', { name: 'Save captions' }))
  expect(onSave.mock.calls).toEqual([['']])
})
