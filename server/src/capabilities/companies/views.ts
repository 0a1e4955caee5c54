import type { Employer } from '@evenshift/contract/model/employer'
import type { EmployerRow } from '#server/capabilities/companies/tables'
import { sectorById } from '#server/capabilities/reference/public'
import type { Standing } from '#server/capabilities/verification/public'

type ReplyRecord = Pick<Employer, 'replyRate' | 'medianReplyHours'>

/** The company as its members see it; no record while there are too few applications to say. */
export function employerView(
  row: EmployerRow,
  standing: Pick<Standing, 'status' | 'reason' | 'evidence'>,
  record: ReplyRecord | undefined,
): Employer {
  const { id, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = row
  return {
    _id: id,
    ...fields,
    sector: sectorById(row.sectorId)?.name ?? '',
    logo: '',
    photos: [],
    status: standing.status,
    statusReason: standing.reason,
    evidence: standing.evidence,
    replyRate: record?.replyRate ?? null,
    medianReplyHours: record?.medianReplyHours ?? null,
  }
}
