export { evidenceOf, idsWithApproval, statusOf, wasApproved } from '#server/capabilities/ground/approval/parts'
export {
  type Approval,
  type ApprovalDecision,
  approvalOf,
  approvalsAt,
  approvalsById,
  claimNumber,
  eraseApprovalOf,
  holderOf,
  moveApproval,
  openApproval,
  releaseNumbers,
  renameSubject,
  resubmissionsLeft,
  statusById,
} from '#server/capabilities/ground/approval/store'
export type { SubjectKind } from '#server/capabilities/ground/approval/subject'
