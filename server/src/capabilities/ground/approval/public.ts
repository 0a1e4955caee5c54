export { dueAfter } from '#server/capabilities/ground/approval/due'
export { evidenceOf, idsWithApproval, statusOf, wasApproved } from '#server/capabilities/ground/approval/parts'
export { presentApproval } from '#server/capabilities/ground/approval/presenter'
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
  statusById,
} from '#server/capabilities/ground/approval/store'
export type { SubjectKind } from '#server/capabilities/ground/approval/subject'
