import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { changeRows } from '#web/shared/paging/change-rows'

test('every page of a call’s growing lists is written into, and an answer of the same call that was asked for alone stays as it was', () => {
  const cache = new QueryClient()
  const growing = { pages: [{ data: [1, 2] }, { data: [3] }], pageParams: [1, 2] }
  cache.setQueryData(['seeker', 'searchJobs', { limit: '20' }], growing)
  cache.setQueryData(['seeker', 'searchJobs', { limit: '4' }], { data: [1] })
  changeRows<number>(cache, ['seeker', 'searchJobs'], (rows) => rows.filter((row) => row !== 1))
  expect(cache.getQueryData(['seeker', 'searchJobs', { limit: '20' }])).toEqual({ ...growing, pages: [{ data: [2] }, { data: [3] }] })
  expect(cache.getQueryData(['seeker', 'searchJobs', { limit: '4' }])).toEqual({ data: [1] })
})
