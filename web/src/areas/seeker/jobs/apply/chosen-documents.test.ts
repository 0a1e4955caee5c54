import type { ProfileDocument } from '@evenshift/contract/model/profile/profile'
import { expect, it } from 'vitest'
import { chosenDocuments, hasCv } from '#web/areas/seeker/jobs/apply/chosen-documents'

const document = (_id: string, kind: ProfileDocument['kind']): ProfileDocument => ({
  _id,
  kind,
  fileName: `${_id}.pdf`,
  contentType: 'application/pdf',
  size: 1,
  uploadedAt: '2026-11-24T12:00:00Z',
})

it('a CV counts only once it is chosen, and nothing else stands in for it', () => {
  const documents = [document('a', 'cv'), document('b', 'certificate')]
  expect([hasCv([], documents), hasCv(['b'], documents), hasCv(['b', 'a'], documents)]).toEqual([false, false, true])
})

it('the only CV goes along unless something else is chosen, and of two neither', () => {
  const one = [document('a', 'cv'), document('b', 'certificate')]
  expect(chosenDocuments(null, one)).toEqual(['a'])
  expect(chosenDocuments([], one)).toEqual([])
  expect(chosenDocuments(['b'], one)).toEqual(['b'])
  expect(chosenDocuments(null, [...one, document('c', 'cv')])).toEqual([])
})
