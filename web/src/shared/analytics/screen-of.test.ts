import { expect, test } from 'vitest'
import { screenOf } from '#web/shared/analytics/screen-of'

test.each([
  ['/home', '/home'],
  ['/find/0199b6f2-7e1c-7bbb-8a52-6f2d6d3d4a10', '/find/:jobId'],
  ['/posts/new', '/posts/new'],
  ['/posts/0199b6f2-7e1c-7bbb-8a52-6f2d6d3d4a10', '/posts/:jobId'],
  ['/applications/live', '/applications/live'],
  ['/applicants/1/2', '/applicants/:jobId/:applicationId'],
  ['/amira-khan/secret', '/*'],
])('of the address %s no more is told than the screen %s', (address, screen) => expect(screenOf(address)).toBe(screen))
