import { contract } from '#contract/call'
import { byId } from '#contract/model/basics'
import { fileLink, seekerUploadRequest, uploadAddress, uploadComplete, uploadState } from '#contract/model/upload'

export const seekerUploads = contract({
  uploadUrl: {
    method: 'GET',
    path: '/upload/get-single-upload-url',
    summary: 'An address that takes one file; a wrong type or size is refused before a byte is sent',
    caller: 'jobseeker',
    approval: 'even_suspended',
    query: seekerUploadRequest,
    output: uploadAddress,
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION', 'STORAGE_FULL'],
  },
  completeUpload: {
    method: 'POST',
    path: '/upload/complete',
    summary: 'Says that every byte was sent',
    caller: 'jobseeker',
    approval: 'signed_in',
    body: uploadComplete,
    output: uploadState,
    refusals: ['NOT_FOUND'],
  },
  openFile: {
    method: 'GET',
    path: '/upload/file/{id}',
    summary: 'A short-lived address of a file that the caller may see',
    caller: 'jobseeker',
    approval: 'even_suspended',
    params: byId,
    output: fileLink,
  },
})
