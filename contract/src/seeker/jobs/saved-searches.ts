import { z } from 'zod'
import { contract } from '#contract/call'
import { byId } from '#contract/model/basics'
import { savedSearch, savedSearchInput, savedSearchPatch } from '#contract/model/job/search'

export const seekerSavedSearches = contract({
  savedSearches: {
    method: 'GET',
    path: '/saved-searches',
    summary: 'Saved searches with the jobs that are new in each',
    caller: 'jobseeker',
    output: z.array(savedSearch),
  },
  saveSearch: {
    method: 'POST',
    path: '/saved-searches',
    summary: 'Saves a search, with an alert if wanted',
    caller: 'jobseeker',
    body: savedSearchInput,
    output: savedSearch,
    status: 201,
    repeatable: true,
  },
  changeSavedSearch: {
    method: 'PATCH',
    path: '/saved-searches/{id}',
    summary: 'Changes the name, the search or its alert',
    caller: 'jobseeker',
    params: byId,
    body: savedSearchPatch,
    output: savedSearch,
  },
  deleteSavedSearch: {
    method: 'DELETE',
    path: '/saved-searches/{id}',
    summary: 'Deletes a saved search and its alert',
    caller: 'jobseeker',
    params: byId,
    status: 204,
  },
})
