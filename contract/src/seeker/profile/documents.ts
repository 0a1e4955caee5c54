import { contract } from '#contract/call'
import { byId } from '#contract/model/basics'
import { document, documentInput } from '#contract/model/profile/profile'

export const seekerDocuments = contract({
  addDocument: {
    method: 'POST',
    path: '/user/documents',
    summary: 'Keeps a finished upload as a document of the profile',
    caller: 'jobseeker',
    approval: 'signed_in',
    body: documentInput,
    output: document,
    status: 201,
    refusals: ['STORAGE_FULL'],
    repeatable: true,
  },
  deleteDocument: {
    method: 'DELETE',
    path: '/user/documents/{id}',
    summary: 'Deletes a document; applications already sent keep theirs',
    caller: 'jobseeker',
    approval: 'signed_in',
    params: byId,
    status: 204,
  },
})
