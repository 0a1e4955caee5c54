/** An upload by itself changes nothing, so every member may make one: the call that uses its key asks for the role. */
import { contract } from '#contract/call'
import { byId } from '#contract/model/basics'
import { employerUploadRequest, fileLink, uploadAddress, uploadComplete, uploadState } from '#contract/model/upload'

export const employerUploads = contract({
  uploadUrl: {
    method: 'GET',
    path: '/upload/get-single-upload-url',
    summary: 'An address that takes one file; a wrong type or size is refused before a byte is sent',
    caller: 'employer',
    approval: 'even_suspended',
    role: 'reviewer',
    query: employerUploadRequest,
    output: uploadAddress,
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION', 'STORAGE_FULL'],
  },
  completeUpload: {
    method: 'POST',
    path: '/upload/complete',
    summary: 'Says that every byte was sent',
    caller: 'employer',
    approval: 'signed_in',
    role: 'reviewer',
    body: uploadComplete,
    output: uploadState,
    refusals: ['NOT_FOUND'],
  },
  openFile: {
    method: 'GET',
    path: '/upload/file/{id}',
    summary: 'A short-lived address of a file that the caller may see',
    caller: 'employer',
    approval: 'even_suspended',
    role: 'reviewer',
    params: byId,
    output: fileLink,
  },
})
