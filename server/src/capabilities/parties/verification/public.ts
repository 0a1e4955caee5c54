export { forColleague, inShort } from '#server/capabilities/parties/verification/colleague-words'
export { askAgainIfSilent, checkWaitingCompany } from '#server/capabilities/parties/verification/retry'
export { admitCompany, companyChecks, recheckCompany } from '#server/capabilities/parties/verification/company'
export { decide } from '#server/capabilities/parties/verification/decisions'
export {
  type StaffDecision,
  type StaffMove,
  changesWhatWasChecked,
  registerDoubts,
  waitingForStaff,
} from '#server/capabilities/parties/verification/judgement'
export { admitSeeker, doubtsAbout, seekerChanged } from '#server/capabilities/parties/verification/seeker'
