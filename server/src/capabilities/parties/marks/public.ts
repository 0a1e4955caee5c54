export { followedBy, hiddenFrom, hiddenJobIds, isBlocked, isFollowed } from '#server/capabilities/parties/marks/marks'
export { saveCounts, savedAmong, saversOf } from '#server/capabilities/parties/marks/saved/saved'
export { eraseSavedOf, listSaved, removeSaved, saveOnce, savedCount } from '#server/capabilities/parties/marks/saved/store'
export {
  eraseMarksOf,
  eraseMarksOn,
  findMark,
  followsSomebody,
  listMarks,
  markOnce,
  removeMark,
  unmark,
} from '#server/capabilities/parties/marks/store'
export type { MarkKind } from '#server/capabilities/parties/marks/tables'
