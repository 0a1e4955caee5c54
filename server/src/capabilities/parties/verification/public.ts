export { askAgainIfSilent, checkWaitingCompany } from '#server/capabilities/parties/verification/asking-again'
export { admitCompany, recheckCompany } from '#server/capabilities/parties/verification/company'
export { decide } from '#server/capabilities/parties/verification/decisions'
export {
  type StaffDecision,
  changesWhatWasChecked,
  registerDoubts,
  waitingForStaff,
} from '#server/capabilities/parties/verification/judging'
export { admitSeeker, seekerChanged } from '#server/capabilities/parties/verification/seeker'
