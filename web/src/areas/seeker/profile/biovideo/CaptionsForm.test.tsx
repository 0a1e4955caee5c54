import { seekerProfile } from '@evenshift/contract/seeker/profile/profile'
import { screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { CaptionsForm } from '#web/areas/seeker/profile/biovideo/CaptionsForm'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

test('what was typed without times gets some, which are looked through and saved', async () => {
  const service = openService('seeker')
  service.answers({ changeProfile: () => sample(seekerProfile.changeProfile.output) })
  const user = show(<CaptionsForm captions={'Hello.\nI bake.'} seconds={8} player={createRef()} />)
  await user.click(screen.getByRole('button', { name: 'Add times' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Line 2 starts at' }).value).toBe('0:04.0')
  await user.type(screen.getByRole('textbox', { name: 'Line 2' }), ' A lot.')
  await user.click(screen.getByRole('button', { name: 'Save captions' }))
  await waitFor(() => expect(service.sent('changeProfile')).toHaveLength(1))
  expect(service.sent('changeProfile')[0]?.body).toEqual({
    bioVideo: { captions: 'WEBVTT\n\n00:00.000 --> 00:04.000\nHello.\n\n00:04.000 --> 00:08.000\nI bake. A lot.' },
  })
})
