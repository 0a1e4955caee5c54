import type { Employer } from '@evenshift/contract/model/company/employer'
import type { EmployerRow } from '#server/capabilities/parties/companies/tables'
import { sectorById } from '#server/capabilities/ground/reference/public'
import { publicFileUrl, uploadKeyOf } from '#server/capabilities/ground/uploads/public'
import { type Approval, presentApproval } from '#server/capabilities/ground/approval/public'

type ReplyRecord = Pick<Employer, 'replyRate' | 'medianReplyHours'>

/** The address of a logo; empty where there is none. */
export const logoOf = (logoId: string | null): string => (logoId === null ? '' : publicFileUrl(logoId))
/** The addresses under which everybody sees a company's pictures; the logo's is empty where there is none. */
export const picturesOf = ({ logoId, photoIds }: Pick<EmployerRow, 'logoId' | 'photoIds'>): { logo: string; photos: string[] } => ({
  logo: logoOf(logoId),
  photos: photoIds.map(publicFileUrl),
})

/** The company as its members see it; no record while there are too few applications to say. */
export function presentEmployer(
  row: EmployerRow,
  approval: Pick<Approval, 'status' | 'reason' | 'evidence' | 'sentAgain' | 'since'>,
  record: ReplyRecord | undefined,
): Employer {
  const { id, logoId: _logo, welcomeId: _welcome, photoIds, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = row
  return {
    _id: id,
    ...fields,
    sector: sectorById(row.sectorId)?.name ?? '',
    logo: picturesOf(row).logo,
    photos: photoIds.map((photoId) => ({ key: uploadKeyOf(photoId), url: publicFileUrl(photoId) })),
    ...presentApproval(approval),
    evidence: approval.evidence,
    replyRate: record?.replyRate ?? null,
    medianReplyHours: record?.medianReplyHours ?? null,
  }
}
