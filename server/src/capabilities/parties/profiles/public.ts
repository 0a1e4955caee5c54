export { eraseFilesAsleep } from '#server/capabilities/parties/profiles/asleep'
export { checkPatch, newSeeker } from '#server/capabilities/parties/profiles/change'
export { addDocument, deleteDocument } from '#server/capabilities/parties/profiles/documents'
export { eraseProfileOf } from '#server/capabilities/parties/profiles/erasure'
export { type FreePeople, freePeople } from '#server/capabilities/parties/profiles/free/counting'
export { presentDocument, profileFiles } from '#server/capabilities/parties/profiles/presenter.files'
export { changedEducation, newEducation } from '#server/capabilities/parties/profiles/history/education'
export { type HistorySnapshot, eraseHistoryOf, hasHistory, historySnapshot } from '#server/capabilities/parties/profiles/history/history'
export { type Month, monthOf } from '#server/capabilities/parties/profiles/history/months'
export {
  insertEducation,
  listEducation,
  lockEducation,
  removeEducation,
  updateEducation,
} from '#server/capabilities/parties/profiles/history/store.education'
export { insertWork, listWork, lockWork, removeWork, updateWork } from '#server/capabilities/parties/profiles/history/store.work'
export { educationRow, presentEducation, presentWork, workRow } from '#server/capabilities/parties/profiles/history/presenter'
export { changedWork, newWork } from '#server/capabilities/parties/profiles/history/work'
export { changeMedia } from '#server/capabilities/parties/profiles/media'
export { emptyDays } from '#server/capabilities/parties/profiles/rules'
export {
  type OwnHours,
  type ProfileFiles,
  type ProfileSnapshot,
  type SeekerContact,
  type SeekerForJobs,
  filesOfProfile,
  hasReachedAge,
  profileSnapshot,
  seekerContact,
  seekerForJobs,
  seekerAccess,
  seekerStrength,
} from '#server/capabilities/parties/profiles/seekers'
export { backgroundOf } from '#server/capabilities/parties/profiles/background'
export { confirmSkills, confirmedBy, takeBackSkills } from '#server/capabilities/parties/profiles/skills/confirmations'
export {
  findSeeker,
  findWeek,
  findWholeSeeker,
  hasNamesake,
  insertSeeker,
  saveWeek,
  setSeekerEmail,
  updateSeeker,
} from '#server/capabilities/parties/profiles/store'
export { noteSeen } from '#server/capabilities/parties/profiles/store.asleep'
export { searchSeekers } from '#server/capabilities/parties/profiles/store.search'
export { avatarFiles } from '#server/capabilities/parties/profiles/store.files'
export type { SeekerRow } from '#server/capabilities/parties/profiles/tables'
export { presentAvailability, presentProfile } from '#server/capabilities/parties/profiles/presenter'
