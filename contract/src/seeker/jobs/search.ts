import { z } from 'zod'
import { contract } from '#contract/call'
import { jobDetail } from '#contract/model/application/application'
import { byId, inView } from '#contract/model/basics'
import { jobMap } from '#contract/model/job/map'
import { searchCards, searchFilters, searchQuery, searchResult, tag, tagQuery } from '#contract/model/job/search'

export const seekerSearch = contract({
  searchTags: {
    method: 'GET',
    path: '/jobsearch/tags',
    summary: 'What a few typed letters may mean, at most ten, by prefix and near spelling',
    caller: 'jobseeker',
    query: tagQuery,
    output: z.array(tag),
  },
  searchJobs: {
    method: 'GET',
    path: '/jobsearch/paginated',
    summary: 'Live jobs of approved employers; a total of 1001 means more than 1000',
    caller: 'jobseeker',
    query: searchQuery.extend(inView),
    output: searchResult,
    card: searchCards,
  },
  jobMap: {
    method: 'GET',
    path: '/jobsearch/map',
    summary: 'The jobs of a search by outward code, around where the way to work begins',
    caller: 'jobseeker',
    query: searchFilters,
    output: jobMap,
  },
  openJob: {
    method: 'GET',
    path: '/jobsearch/application/{id}',
    summary: 'A job in full with the own application; counts a view, once a person a day',
    caller: 'jobseeker',
    params: byId,
    output: jobDetail,
  },
})
